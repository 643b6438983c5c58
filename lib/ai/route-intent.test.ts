import { describe, expect, it } from "vitest";
import { type Intent, routeIntent } from "./route-intent";

const REQUESTS: Readonly<Record<Intent, readonly string[]>> = {
  chat: [
    "hello",
    "Hi there!",
    "thanks, that is great",
    "Thank you",
    "What is an artboard?",
    "what fonts are there?",
    "How do I export this as HTML?",
    "how many nodes are on this page?",
    "Which colours does my theme have?",
    "Why is the footer dark?",
    "Can you explain the grid to me?",
    "Do you know Swiss posters?",
    "Tell me about your tools",
    "where is the logo?",
  ],
  create: [
    "make a pricing section with three plans",
    "Create a landing page for a bakery in Lyon",
    "Build me a dashboard for a bike rental",
    "design a poster for a jazz night",
    "Add a footer with four columns",
    "add a testimonial section below the hero",
    "I need a login form",
    "We want a 10-slide deck about whales",
    "give me three variations of this hero",
    "Generate a phone screen with a chat",
    "draft a newsletter for our spring sale",
    "Turn this into a mobile screen",
    "Can you build a contact page?",
    "a hero with a big picture on the right",
    "FAQ with six questions",
    "Please put together a gallery of nine photos",
  ],
  edit: [
    "make the headline bigger",
    "Make it dark",
    "make this section two columns",
    "Make everything left aligned",
    'change the headline to "Open all night"',
    "Rename the document to Spring",
    "delete the second card",
    "move the logo to the left",
    "Replace the picture with one of mountains",
    "swap the two columns",
    "centre the title",
    "increase the spacing between the cards",
    "translate everything into French",
    "shorten the paragraph",
    "use a serif for the headings",
    "add an icon to each card's title, please, small",
    "fix the contrast of the footer",
    "undo that",
    "a bit more space",
    "bigger",
    "less purple",
    "set the background to #111",
  ],
  critique: [
    "critique this page",
    "What do you think?",
    "Please review the design",
    "give me feedback on the hero",
    "how does it look?",
    "Is the text readable?",
    "is this too crowded?",
    "What's wrong with this layout?",
    "any suggestions?",
    "audit the page for accessibility",
    "check the contrast",
    "What would you improve?",
    "rate my poster",
    "How does the page feel on a phone, is it balanced?",
  ],
};

const usual = { hasSelection: false, isEmpty: false };

describe("routes", () => {
  const cases = Object.entries(REQUESTS).flatMap(([intent, requests]) =>
    requests.map((request) => [request, intent] as const),
  );

  it("at least sixty requests are listed", () => expect(cases.length).toBeGreaterThanOrEqual(60));

  it.each(cases)("%s → %s, with a reason", (request, intent) => {
    const routed = routeIntent(request, usual);
    expect(routed.intent).toBe(intent);
    expect(routed.reason).toMatch(/^[a-z].{8,}$/);
  });

  it.each([
    ["mach es schöner und ruhiger", { hasSelection: true, isEmpty: false }, "edit"],
    ["mach es schöner und ruhiger", usual, "edit"],
    ["eine Seite über Wale, bitte", { hasSelection: false, isEmpty: true }, "create"],
    ["hm", usual, "chat"],
    ["czy to działa?", usual, "chat"],
    ["make it dark", { hasSelection: false, isEmpty: true }, "create"],
  ])("%s, %j → %s where words alone do not say", (request, circumstances, intent) => {
    expect(routeIntent(request, circumstances).intent).toBe(intent);
  });

  it("takes no longer for a long and nasty text", () => {
    for (const piece of ["make ", "is it ", "how does the ", "add a "]) {
      const startedAt = performance.now();
      routeIntent(piece.repeat(20_000), usual);
      expect(performance.now() - startedAt, piece).toBeLessThan(200);
    }
  });
});
