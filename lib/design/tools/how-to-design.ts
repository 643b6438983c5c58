/** How pages are designed with the tools, in words for whoever calls them: agents over HTTP and the assistant. */
export interface HowToDesign {
  readonly build: string;
  readonly check: string;
  readonly read: string;
}

/** @param nameOf what a tool is called by the one who is told. */
export function howToDesign(nameOf: (tool: string) => string): HowToDesign {
  return {
    build: `Build pages with ${nameOf("add_section")}, one section a call: JSX or HTML with Tailwind classes; breakpoints answer to the artboard, data-name names a node for people and for ${nameOf("find_nodes")}. Write colours as tokens of the theme (bg-background, text-muted-foreground, bg-primary with text-primary-foreground): ${nameOf("set_theme")} says what they are in light and dark, ${nameOf("set_theme_mode")} shows either.`,
    check: `Look and check: ${nameOf("get_screenshot")}, ${nameOf("audit_design")}.`,
    read: `Read cheaply: ${nameOf("list_artboards")}, ${nameOf("get_document")} {"outline": true}.`,
  };
}
