import { html } from "lit";

/** Pixels per unit of a picture, for slides. */
const ZOOM = 3;

/** A picture of a job as a file: as drawn (SVG), and in pixels. */
export function picture(address, title) {
  const name = address.replace(/.*\//, "").replace(/svg$/, "png");
  return html`<span class="picture-files"><a class="button plain" href=${`${address}?download`}>${title} (SVG)</a><a class="button plain"
    href=${address} download=${name} @click=${pixels}>${title} (PNG)</a></span>`;
}

/** Draws the picture that a link leads to, once, and saves the pixels instead. */
async function pixels(event) {
  const link = event.currentTarget;
  if (link.href.startsWith("blob:")) {
    return;
  }
  event.preventDefault();
  const image = new Image();
  image.src = link.href;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: ZOOM * image.naturalWidth, height: ZOOM * image.naturalHeight });
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    link.href = URL.createObjectURL(blob);
    link.click();
  }, "image/png");
}
