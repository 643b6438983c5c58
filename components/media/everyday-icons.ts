import { ICON_LIBRARIES, type IconLibraryId } from "@/lib/icons/icon-libraries";

/**
 * Icons that most pages need, by what they are for: one a line, with its name in each library in the order of
 * ICON_LIBRARIES; a hyphen where a library has none.
 */
const EVERYDAY = `
# Interface
house house home home
magnifying-glass search magnifying-glass magnifying-glass
list menu bars-3 hamburger-menu
gear settings cog-6-tooth gear
x x x-mark cross-2
check check check check
plus plus plus plus
minus minus minus minus
pencil pencil pencil pencil-1
trash trash trash trash
copy copy document-duplicate copy
funnel funnel funnel mixer-horizontal
dots-three ellipsis ellipsis-horizontal dots-horizontal
eye eye eye eye-open
lock lock lock-closed lock-closed
download download arrow-down-tray download
upload upload arrow-up-tray upload
link link link link-2
info info information-circle info-circled
warning triangle-alert exclamation-triangle exclamation-triangle
# Arrows
arrow-right arrow-right arrow-right arrow-right
arrow-left arrow-left arrow-left arrow-left
arrow-up arrow-up arrow-up arrow-up
arrow-down arrow-down arrow-down arrow-down
arrow-up-right arrow-up-right arrow-up-right -
caret-right chevron-right chevron-right chevron-right
caret-left chevron-left chevron-left chevron-left
caret-down chevron-down chevron-down chevron-down
caret-up chevron-up chevron-up chevron-up
arrow-counter-clockwise undo arrow-uturn-left reset
arrows-clockwise refresh-cw arrow-path reload
arrows-out expand arrows-pointing-out enter-full-screen
# People and talk
user user user person
users users users -
sign-in log-in arrow-right-end-on-rectangle enter
sign-out log-out arrow-right-start-on-rectangle exit
heart heart heart heart
star star star star
thumbs-up thumbs-up hand-thumb-up -
chat-circle message-circle chat-bubble-left chat-bubble
envelope mail envelope envelope-closed
phone phone phone -
bell bell bell bell
share-network share-2 share share-1
paper-plane-tilt send paper-airplane paper-plane
smiley smile face-smile face
# Pictures and sound
image image photo image
camera camera camera camera
video-camera video video-camera video
play play play play
pause pause pause pause
music-note music musical-note -
microphone mic microphone -
speaker-high volume-2 speaker-wave speaker-loud
palette palette swatch -
sparkle sparkles sparkles magic-wand
# Shop and work
shopping-cart shopping-cart shopping-cart -
tag tag tag -
gift gift gift -
credit-card credit-card credit-card -
currency-dollar dollar-sign currency-dollar -
receipt receipt receipt-percent -
truck truck truck -
storefront store building-storefront -
chart-bar chart-column chart-bar bar-chart
trend-up trending-up arrow-trending-up -
briefcase briefcase briefcase -
calendar calendar calendar calendar
clock clock clock clock
file file document file
folder folder folder -
book-open book-open book-open -
code code code-bracket code
rocket rocket rocket-launch rocket
trophy trophy trophy -
lightbulb lightbulb light-bulb -
# Places and weather
map-pin map-pin map-pin -
map-trifold map map -
globe globe globe-alt globe
buildings building building-office -
airplane plane - -
car car - -
sun sun sun sun
moon moon moon moon
cloud cloud cloud -
leaf leaf - -
coffee coffee - -
flame flame fire -
lightning zap bolt lightning-bolt
`;

/** Icons of one library for one purpose. */
export interface EverydayGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/** The icons of a library that most pages need, by what they are for. */
export function everydayIcons(library: IconLibraryId): EverydayGroup[] {
  const column = ICON_LIBRARIES.indexOf(library);
  return EVERYDAY.trim()
    .split(/^# /m)
    .filter(Boolean)
    .map((part) => {
      const [title = "", ...lines] = part.trim().split("\n");
      const names = lines.map((line) => line.split(" ")[column] ?? "-").filter((name) => name !== "-");
      return { title, names };
    });
}
