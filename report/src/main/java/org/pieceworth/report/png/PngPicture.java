package org.pieceworth.report.png;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.pieceworth.report.Picture;
import org.pieceworth.report.Shape;
import org.pieceworth.text.InputException;

/// Pictures as PNG, at twice their size in pixels so that they are sharp on today's screens. It needs no screen, but
/// letters come from the machine's fonts.
public final class PngPicture {

    private static final int ZOOM = 2;
    private static final float OPACITY = 0.75f;

    private final Graphics2D graphics;

    private PngPicture(Graphics2D graphics) {
        this.graphics = graphics;
    }

    /// Writes the picture; the stream stays open.
    ///
    /// @throws InputException when the machine has no fonts, or the JDK no desktop libraries
    /// @throws UncheckedIOException when the stream cannot be written
    public static void write(Picture picture, OutputStream stream) {
        BufferedImage image = image(picture);
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(stream)) {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // A JDK without fonts fails in many ways, errors among them: by system, by version, by the missing part.
    private static BufferedImage image(Picture picture) {
        try {
            return drawn(picture);
        } catch (RuntimeException | LinkageError | InternalError e) {
            throw new InputException(
                    "a .png needs fonts and the desktop libraries of the JDK, which are missing here; use .svg, which needs neither ("
                            + e.toString().lines().findFirst().orElse("") + ")");
        }
    }

    private static BufferedImage drawn(Picture picture) {
        BufferedImage image =
                new BufferedImage(ZOOM * picture.width(), ZOOM * picture.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(ZOOM, ZOOM);
        PngPicture painter = new PngPicture(graphics);
        picture.shapes().forEach(painter::add);
        graphics.dispose();
        return image;
    }

    private void add(Shape shape) {
        switch (shape) {
            case Shape.Line line -> line(line);
            case Shape.Circle circle -> circle(circle);
            case Shape.Diamond diamond -> diamond(diamond);
            case Shape.Box box ->
                fill(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()), Color.decode(box.fill()));
            case Shape.Words words -> words(words);
        }
    }

    private void line(Shape.Line line) {
        graphics.setStroke(new BasicStroke((float) line.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        graphics.setColor(Color.decode(line.colour()));
        graphics.draw(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2()));
    }

    private void circle(Shape.Circle circle) {
        double r = circle.radius();
        java.awt.Shape disc = new Ellipse2D.Double(circle.x() - r, circle.y() - r, 2 * r, 2 * r);
        if (!circle.fill().equals("none")) {
            float[] rgb = Color.decode(circle.fill()).getRGBColorComponents(new float[3]);
            fill(disc, new Color(rgb[0], rgb[1], rgb[2], OPACITY));
        }
        graphics.setStroke(new BasicStroke(1));
        graphics.setColor(Color.decode(circle.stroke()));
        graphics.draw(disc);
    }

    private void diamond(Shape.Diamond diamond) {
        double r = diamond.radius();
        Path2D path = new Path2D.Double();
        path.moveTo(diamond.x() - r, diamond.y());
        path.lineTo(diamond.x(), diamond.y() - r);
        path.lineTo(diamond.x() + r, diamond.y());
        path.lineTo(diamond.x(), diamond.y() + r);
        path.closePath();
        fill(path, Color.decode(diamond.fill()));
    }

    private void words(Shape.Words words) {
        if (words.words().isBlank()) {
            return;
        }
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, words.size());
        TextLayout layout = new TextLayout(words.words(), font, graphics.getFontRenderContext());
        double width = layout.getAdvance();
        double x = switch (words.anchor()) {
            case START -> words.x();
            case MIDDLE -> words.x() - width / 2;
            case END -> words.x() - width;
        };
        java.awt.Shape outline = layout.getOutline(AffineTransform.getTranslateInstance(x, words.y()));
        if (words.halo()) {
            graphics.setStroke(new BasicStroke(3, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.setColor(Color.WHITE);
            graphics.draw(outline);
        }
        fill(outline, Color.decode(words.colour()));
    }

    private void fill(java.awt.Shape shape, Color colour) {
        graphics.setColor(colour);
        graphics.fill(shape);
    }
}
