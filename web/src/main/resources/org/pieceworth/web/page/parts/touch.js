/** So many pixels make a movement of a finger a drag. */
const FAR = 8;

/**
 * Dragging by touch, which browsers leave to pages. Listens to a pointer that goes down on something to drag, lets its picture follow the finger,
 * and tells the square where it is put down.
 * @param lifted hears the name of what is lifted
 * @param dropped hears the name of the square where it is put down
 */
export function touching(lifted, dropped) {
  return (down) => {
    const from = down.target.closest("[draggable='true']");
    if (!from || down.pointerType === "mouse" || !down.isPrimary) {
      return;
    }
    let ghost;
    const move = (event) => {
      if (event.pointerId !== down.pointerId) {
        return;
      }
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR) {
        ghost = shadow(from);
        lifted(from.dataset.square ?? from.dataset.piece);
      }
      if (ghost) {
        ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      }
    };
    const end = (event) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) {
        return;
      }
      ghost.remove();
      // The click that may follow would choose the piece once more.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      const name = from.getRootNode().elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]")?.dataset.square;
      if (event.type === "pointerup" && name && name !== from.dataset.square) {
        dropped(name);
      }
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** A copy of the picture that follows the finger, above everything. */
function shadow(from) {
  const ghost = from.querySelector("svg").cloneNode(true);
  const size = from.getBoundingClientRect().width * 1.3;
  ghost.classList.add("dragged");
  ghost.style.width = `${size}px`;
  ghost.style.height = `${size}px`;
  (from.getRootNode().body ?? from.getRootNode()).append(ghost);
  return ghost;
}
