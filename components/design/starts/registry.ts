import { dashboardMarkup } from "./dashboard";
import { landingMarkup } from "./landing-page";
import { slideMarkup } from "./slide";

/** A design to begin with: an artboard, and what add_section puts on it. */
export interface DesignStart {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly artboard: {
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly className?: string;
    readonly fixedHeight?: boolean;
  };
  readonly jsx: string;
}

/** Three good beginnings. */
export const DESIGN_STARTS: readonly DesignStart[] = [
  {
    id: "landing-page",
    name: "Landing page",
    description: "Navigation, a headline, three points, a footer.",
    artboard: { name: "Landing page", width: 1440, height: 900, className: "bg-background text-foreground" },
    jsx: landingMarkup,
  },
  {
    id: "dashboard",
    name: "Dashboard",
    description: "Figures at the top, a table below.",
    artboard: { name: "Dashboard", width: 1280, height: 800, className: "bg-muted text-foreground" },
    jsx: dashboardMarkup,
  },
  {
    id: "slide",
    name: "Slide",
    description: "One thought at 16:9.",
    artboard: {
      name: "Slide",
      width: 1920,
      height: 1080,
      fixedHeight: true,
      className: "bg-background text-foreground",
    },
    jsx: slideMarkup,
  },
];
