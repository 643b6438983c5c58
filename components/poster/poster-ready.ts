/** Says on `<html>` that the picture is complete: what screenshot services and tests wait for. */
export function markPosterReady(): void {
  document.documentElement.dataset.posterReady = "true";
}
