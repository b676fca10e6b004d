/** A function that runs once after the present task, even if it is called several times in it. */
export function onceATask(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      act();
    });
  };
}
