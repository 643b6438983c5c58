/** Hands bytes to the person as a file. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click; a minute is ample even for a slow disk.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
