package org.pieceworth.report.png;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SamplePage;
import org.pieceworth.report.Shape;
import org.pieceworth.report.ValuesPlot;
import org.pieceworth.report.chart.ReportScale;
import org.pieceworth.text.InputException;

class PngPictureTest {

    private static final int WHITE = 0xffffffff;

    @Test
    void shapesLandWhereTheyStand() throws IOException {
        Picture picture = new Picture(
                40,
                20,
                "shapes",
                List.of(
                        new Shape.Box(0, 0, 10, 10, "#ff0000", ""),
                        new Shape.Circle(25, 10, 5, "none", "#0000ff", ""),
                        new Shape.Diamond(35, 10, 4, "#00ff00", ""),
                        new Shape.Line(0, 15, 10, 15, "#000000", 2)));
        BufferedImage image = drawn(picture);
        assertThat(image.getWidth()).isEqualTo(80);
        assertThat(image.getHeight()).isEqualTo(40);
        assertThat(image.getRGB(10, 10)).isEqualTo(0xffff0000);
        assertThat(image.getRGB(50, 20)).isEqualTo(WHITE);
        assertThat(image.getRGB(70, 20)).isEqualTo(0xff00ff00);
        assertThat(image.getRGB(10, 30)).isEqualTo(0xff000000);
        assertThat(image.getRGB(30, 35)).isEqualTo(WHITE);
    }

    /// Machines without fonts are told so; what the JDK has is asked for without the picture.
    @Test
    void wordsAreDrawnOrTheirFontsMissed() throws IOException {
        Picture picture = ValuesPlot.of(
                        SamplePage.values(), SamplePage.references(), new ReportScale("pawn = 100", 100), "games")
                .orElseThrow();
        if (!hasFonts()) {
            assertThatThrownBy(() -> drawn(picture))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("use .svg");
            return;
        }
        BufferedImage image = drawn(picture);
        assertThat(image.getWidth()).isEqualTo(1720);
        BufferedImage wordless = drawn(new Picture(
                picture.width(),
                picture.height(),
                "without words",
                picture.shapes().stream()
                        .filter(shape -> !(shape instanceof Shape.Words))
                        .toList()));
        int[] shown = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        int[] without = wordless.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        assertThat(IntStream.range(0, shown.length)
                        .filter(i -> shown[i] != without[i])
                        .count())
                .isGreaterThan(1000);
    }

    private static boolean hasFonts() {
        try {
            return new Font(Font.SANS_SERIF, Font.PLAIN, 12).canDisplay('N')
                    && new TextLayout(
                                            "N",
                                            new Font(Font.SANS_SERIF, Font.PLAIN, 12),
                                            new FontRenderContext(null, true, true))
                                    .getAdvance()
                            > 0;
        } catch (RuntimeException | LinkageError | InternalError missing) {
            return false;
        }
    }

    private static BufferedImage drawn(Picture picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngPicture.write(picture, out);
        return ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    }
}
