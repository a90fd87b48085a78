class Pieceworth < Formula
  desc "What a chess piece is worth, by theory, from games and by play"
  homepage "@HOME@"
  url "@DOWNLOADS@/pieceworth-@VERSION@.zip"
  sha256 "@SHA256_ZIP@"
  license "Apache-2.0"

  depends_on "openjdk"

  def install
    rm "bin/pieceworth.cmd"
    libexec.install Dir["*"]
    (bin/"pieceworth").write_env_script libexec/"bin/pieceworth", JAVA_HOME: Formula["openjdk"].opt_prefix
  end

  test do
    assert_match "pieceworth #{version}", shell_output("#{bin}/pieceworth --version")
    assert_match "N (knight): ", shell_output("#{bin}/pieceworth value N")
  end
end
