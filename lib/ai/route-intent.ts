/** What a person wants of the assistant. */
export type Intent = "chat" | "edit" | "create" | "critique";

/** Where a question goes, and in words why. */
export interface Routed {
  readonly intent: Intent;
  readonly reason: string;
}

/** What is known beside the words. */
export interface Circumstances {
  readonly hasSelection: boolean;
  /** Whether there is anything to change. */
  readonly isEmpty: boolean;
}

/** Things that are built whole. */
const THINGS =
  "sections?|pages?|landing|heroe?s?|pricing|footers?|headers?|nav(?:bar|igation)?s?|forms?|cards?|artboards?|slides?|decks?|presentations?|posters?|screens?|layouts?|dashboards?|web ?sites?|sites?|apps?|testimonials?|faqs?|galler(?:y|ies)|banners?|logos?|flyers?|newsletters?|tables?|charts?|grids?|menus?|sidebars?|modals?|dialogs?|themes?|wireframes?|mock-?ups?|carousels?|timelines?|invitations?|covers?|features?|versions?|variants?|variations?|designs?|components?";

const MAKING =
  "make|makes|create|build|design|add|generate|draw|draft|compose|insert|produce|prepare|lay out|set up|start|put|need|want|give me|sketch|invent|try";

/** Rules in order; the first that fits decides. */
const RULES: readonly (Routed & { readonly when: RegExp; readonly unless?: RegExp })[] = [
  {
    intent: "critique",
    reason: "asks for a judgement",
    when: /\b(critiques?|criticis[em]|review|feedback|audit|judge|rate|roast|evaluate|assess|opinion)\b|\bwhat do you think\b|\bhow (does|do|is|are) (it|this|that|they|these|my|the)\b.*\b(look|feel|work|read)\b|\bhow does (it|this|that) look\b|\bwhat(['’]s| is| are)? ?(wrong|weak|missing|off|bad|good)\b|\b(any|more) (suggestions|thoughts|ideas|improvements)\b|\bis (it|this|that|the|my)\b.*\b(good|ok(ay)?|readable|legible|accessible|consistent|too|enough|balanced|clear)\b|\bwhat (could|should|would you) (i |we |be )?(improve|change|do better|better)\w*|\b(check|test)\b.*\b(contrast|accessib|hierarchy|spacing|readab|consisten)/i,
    unless:
      /\b(and|then) (fix|change|repair|correct|improve) (it|them|that|everything)\b|\b(section|form|page)s? (for|with) (feedback|reviews)\b|\b(add|create|make|build|insert|write)\b.*\b(feedback|reviews?|opinions?|ratings?)\b/i,
  },
  {
    intent: "edit",
    reason: "repairs what is there",
    when: /\b(fix|repair|correct|undo|redo|revert|clean ?up|tidy)\b/i,
  },
  {
    intent: "chat",
    reason: "is a greeting or thanks",
    when: /^\s*(hi|hello|hey|good (morning|evening|day)|thanks?|thank you|thx|great|nice|perfect|cool|ok(ay)?|bye|good job|well done|love it)\b[\s\w,!.👍]{0,30}$/iu,
  },
  {
    intent: "chat",
    reason: "asks what something is, or how it is done",
    when: /^\s*(so |and |but )?(what|who|when|where|why|which|how (do|does|can|could|would|should|did|many|much|big|wide|tall|long|is|are|to)|is there|are there|do you|does|did|tell me|explain|describe|list|show me how|can you (explain|tell|see|describe)|what['’]s)\b/i,
  },
  {
    intent: "edit",
    reason: "changes what is there",
    when: /\bmake (it|this|that|these|those|them|everything|all|(the|my|its|our|each|every)\b)/i,
    unless: new RegExp(`\\bmake (it|this|that|these|them) (?:in)?to (?:an? )?(?:${THINGS})\\b`, "i"),
  },
  {
    intent: "edit",
    reason: "names a change",
    when: /\b(change|update|rename|replace|swap|move|delete|remove|hide|align|cent(er|re)|resize|scale|shrink|enlarge|rotate|flip|increase|decrease|reduce|raise|lower|adjust|tweak|darken|lighten|recolou?r|colou?r|restyle|rewrite|rephrase|reword|shorten|translate|proofread|reorder|sort|group|ungroup|distribute|space|tighten|loosen|bold|italic|underline|round|crop|convert|turn|switch|set|apply|improve|polish|simplify|refine|reduce|call (it|this)|give (it|this|the|them|each)|link)\b/i,
    unless: /\bset up\b|\bturn (it|this|that) into\b/i,
  },
  {
    intent: "edit",
    reason: "adds a detail to what is there",
    when: /\b(add|insert|put|place|include)\b (an?|the|some|more|\d+)? ?([\w-]+ )?(icons?|buttons?|links?|pictures?|photos?|images?|lines?|borders?|shadows?|labels?|badges?|texts?|words?|paragraphs?|dividers?|padding|margins?|space|spacing)\b/i,
  },
  {
    intent: "create",
    reason: "asks for something new",
    when: new RegExp(`\\b(?:${MAKING})\\b[^.?!]*\\b(?:${THINGS})\\b`, "i"),
  },
  {
    intent: "create",
    reason: "makes one thing into another",
    when: /\b(?:turn|make) (?:it|this|that|these|them) (?:in)?to\b/i,
  },
  {
    intent: "edit",
    reason: "adds a detail to what is there",
    when: /\b(add|insert|put|use|include|write|place)\b/i,
  },
  {
    intent: "edit",
    reason: "compares with how it is",
    when: /\b(bigger|smaller|larger|darker|lighter|brighter|wider|narrower|taller|shorter|bolder|thinner|thicker|closer|tighter|looser|rounder|softer|more|less|too|not enough|higher|lower|warmer|cooler|simpler|instead)\b/i,
  },
  {
    intent: "create",
    reason: "names a thing that is built",
    when: new RegExp(`^[^?]*\\b(?:${THINGS})\\b[^?]*$`, "i"),
  },
  { intent: "create", reason: "asks for something new", when: new RegExp(`\\b(?:${MAKING})\\b[^?]*$`, "i") },
  { intent: "chat", reason: "ends with a question mark", when: /\?\s*$/ },
];

/** A wish is said in its first words; what follows may be a pasted text. */
const READ_CHARACTERS = 1000;

/** Decides by rules that anybody can read what a question is about. */
export function routeIntent(question: string, { hasSelection, isEmpty }: Circumstances): Routed {
  const words = question.slice(0, READ_CHARACTERS);
  const rule = RULES.find(({ when, unless }) => when.test(words) && !unless?.test(words));
  if (rule?.intent === "edit" && isEmpty)
    return { intent: "create", reason: `${rule.reason}; as there is nothing yet, it is made` };
  if (rule) return { intent: rule.intent, reason: rule.reason };
  if (hasSelection) return { intent: "edit", reason: "no rule fits; something is selected" };
  return words.trim().split(/\s+/).length < 4
    ? { intent: "chat", reason: "no rule fits; it is short" }
    : { intent: isEmpty ? "create" : "edit", reason: "no rule fits; it is taken for a wish" };
}
