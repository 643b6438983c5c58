/**
 * Offset of the first character at which a text stops being JSON (its length when it ends too early), or null when it is
 * JSON. JSON.parse names no position for many faults, and which ones depends on the engine. The nesting of the text must
 * be bounded by the caller; strings may have any length.
 */
export function findJsonFault(text: string): number | null {
  const scan = new Scan(text);
  return scan.document() ? null : scan.at;
}

/** `line 3, column 12` of an offset; columns count UTF-16 units, as editors do. */
export function describeOffset(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Each method consumes one part of the grammar, or stops at the fault and answers false. */
class Scan {
  at = 0;

  constructor(private readonly text: string) {}

  document(): boolean {
    if (!this.value()) return false;
    this.space();
    return this.at === this.text.length;
  }

  private value(): boolean {
    this.space();
    switch (this.text[this.at]) {
      case "{":
        return this.list("{", "}", () => this.member());
      case "[":
        return this.list("[", "]", () => this.value());
      case '"':
        return this.string();
      case "t":
        return this.word("true");
      case "f":
        return this.word("false");
      case "n":
        return this.word("null");
      default:
        return this.number();
    }
  }

  private list(open: string, close: string, item: () => boolean): boolean {
    this.take(open);
    this.space();
    if (this.take(close)) return true;
    while (item()) {
      this.space();
      if (this.take(close)) return true;
      if (!this.take(",")) return false;
    }
    return false;
  }

  private member(): boolean {
    this.space();
    if (!this.string()) return false;
    this.space();
    return this.take(":") && this.value();
  }

  private string(): boolean {
    if (!this.take('"')) return false;
    while (this.at < this.text.length) {
      if (this.take('"')) return true;
      if (this.take("\\")) {
        if (!this.escape()) return false;
      } else if (this.text.charCodeAt(this.at) < 0x20) return false;
      else this.at++;
    }
    return false;
  }

  private escape(): boolean {
    if (this.take("u")) return this.some(isHexDigit, 4) === 4;
    const known = '"\\/bfnrt'.includes(this.text[this.at] ?? "?");
    if (known) this.at++;
    return known;
  }

  private number(): boolean {
    this.take("-");
    if (!this.take("0") && !this.digits()) return false;
    if (this.take(".") && !this.digits()) return false;
    if (!this.take("e") && !this.take("E")) return true;
    if (!this.take("+")) this.take("-");
    return this.digits();
  }

  private digits(): boolean {
    return this.some((code) => code >= 0x30 && code <= 0x39, Number.POSITIVE_INFINITY) > 0;
  }

  private some(wanted: (code: number) => boolean, most: number): number {
    const from = this.at;
    while (this.at - from < most && wanted(this.text.charCodeAt(this.at))) this.at++;
    return this.at - from;
  }

  private word(word: string): boolean {
    return [...word].every((char) => this.take(char));
  }

  private space(): void {
    this.some((code) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09, this.text.length);
  }

  private take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at++;
    return true;
  }
}

const isHexDigit = (code: number) =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
