/**
 * What people ask for, and the icons that a designer would show them: words before the bar, names of icons behind it. In
 * each library the first name that it has is the one meant, and the others come close. A word may stand in one line only.
 * An icon that is called by such a word and is not in its line shows another thing (Lucide's `delete` is a backspace key): it
 * comes after the ones that are meant.
 */
const MEANINGS = `
delete, bin, remove, garbage, rubbish, waste, discard | trash trash-2 trash-simple
home, homepage, start page | house home house-simple
settings, preferences, options, configuration, config, setup, gear, cog | settings gear cog-6-tooth gear-six cog cog-8-tooth sliders-horizontal adjustments-horizontal mixer-horizontal
search, find, look up, magnifier, lens | search magnifying-glass
close, cancel, dismiss, cross | x x-mark cross-2 cross-1 x-circle circle-x cross-circled
menu, hamburger, hamburger menu, burger menu, navigation menu | menu list bars-3 hamburger-menu
save, floppy, disk, diskette | save floppy-disk arrow-down-on-square bookmark
cart, basket, shop cart, checkout, trolley, shopping, buy | shopping-cart shopping-bag shopping-cart-simple shopping-basket basket
user, person, people, account, profile, member, avatar | user user-circle circle-user person avatar
users, team, group, members | users user-group users-three
login, log in, sign in, signin | log-in sign-in arrow-right-end-on-rectangle enter
logout, log out, sign out, signout, exit, leave | log-out sign-out arrow-right-start-on-rectangle exit
register, sign up, signup | user-plus
mail, email, letter, newsletter, inbox | mail envelope envelope-simple envelope-closed inbox
chart, graph, statistics, stats, analytics, metrics | chart-bar chart-column chart-line chart-pie bar-chart presentation-chart-bar
dashboard, overview | layout-dashboard squares-four squares-2x2 dashboard gauge
warning, alert, caution, danger, attention, error | warning triangle-alert exclamation-triangle warning-circle circle-alert exclamation-circle
info, information, about | info information-circle info-circled
help, question, support, faq | question circle-help circle-question-mark question-mark-circle question-mark-circled lifebuoy
success, done, complete, ok, okay, confirm, tick | check check-circle circle-check check-circled
add, new, create, plus | plus plus-circle circle-plus plus-circled
minus, less, subtract | minus minus-circle circle-minus minus-circled
edit, write, pen, modify, change | pencil square-pen pencil-simple pencil-square pencil-1 pen
copy, duplicate, clone | copy document-duplicate square-2-stack
paste, clipboard | clipboard clipboard-paste
cut | scissors
download, get | download download-simple arrow-down-tray
upload, put | upload upload-simple arrow-up-tray
share, send to | share share-2 share-network share-1
send, submit | send paper-plane-tilt paper-plane paper-airplane paper-plane-right
link, url, chain, hyperlink | link link-2 link-simple link-1
external, external link, open in new tab, new window | external-link arrow-square-out arrow-top-right-on-square open-in-new-window
heart, like, love, favourite, favorite | heart
star, rating, rate | star
bookmark, save for later | bookmark
like it, thumbs up, approve, upvote | thumbs-up hand-thumb-up
dislike, thumbs down, downvote | thumbs-down hand-thumb-down
calendar, date, schedule, event, appointment | calendar calendar-blank calendar-days
time, clock, hour, history | clock
timer, stopwatch, countdown | timer countdown-timer stopwatch
phone, telephone, call, mobile call | phone
mobile, smartphone, cell phone, cellphone, iphone | smartphone device-mobile device-phone-mobile mobile
computer, desktop, monitor, screen, pc | monitor desktop computer-desktop computer
laptop, notebook computer, macbook | laptop
lock, secure, private, password, security | lock lock-closed lock-simple password
unlock, unlocked | lock-open lock-open-1 lock-simple-open
key, access | key
shield, protection, safety, guard | shield shield-check
play, start, run | play play-circle circle-play
pause, wait | pause
stop, halt | stop square
next, forward, continue | arrow-right skip-forward caret-right chevron-right forward
back, previous, return | arrow-left skip-back caret-left chevron-left
arrow, arrows | arrow-right arrow-left arrow-up arrow-down
up | arrow-up
down | arrow-down
expand, fullscreen, full screen, maximize, enlarge | maximize arrows-out arrows-pointing-out enter-full-screen expand fullscreen
collapse, shrink, minimize | minimize arrows-in arrows-pointing-in exit-full-screen shrink
sound, volume, audio, speaker | volume-2 speaker-high speaker-wave speaker-loud volume
mute, silent, muted, no sound | volume-x speaker-slash speaker-x-mark speaker-off
microphone, mic, record voice | mic microphone
music, song, tune | music music-note musical-note
video, movie, film, camera recorder | video video-camera film-strip film
camera, photograph, take picture | camera
image, picture, photo, gallery | image photo images
file, document, paper, page | file document file-text document-text
folder, directory | folder
location, place, map pin, address, marker, gps | map-pin map-pin-simple gps
map | map map-trifold
globe, world, earth, internet, web, www | globe globe-alt earth
language, translate, translation | languages translate language
flag, report | flag
bell, notification, notifications, reminder | bell
chat, message, conversation, talk | message-circle chat-circle chat-bubble-left chat-bubble chat
comment, comments, feedback | message-square chat-text chat-bubble-left-ellipsis
refresh, reload, sync, update, renew | refresh-cw arrows-clockwise arrow-path reload update
undo, revert | undo arrow-counter-clockwise arrow-uturn-left undo-2
redo, repeat action | redo arrow-clockwise arrow-uturn-right
loading, spinner, wait indicator | loader spinner circle-notch arrow-path
filter, funnel, refine | funnel list-filter mixer-horizontal
sort, order, arrange | arrow-up-down sort-ascending arrows-down-up bars-arrow-down caret-sort
more, ellipsis, dots, overflow, kebab menu, three dots | ellipsis dots-three ellipsis-horizontal dots-horizontal ellipsis-vertical dots-three-vertical
grid, tiles, view grid | layout-grid grid-four squares-2x2 grid-3x3 squares-four grid view-grid
list, list view | list list-bullet
table, spreadsheet | table table-cells
eye, view, show, visible, preview | eye eye-open
hide, hidden, invisible, hide password | eye-off eye-slash eye-closed eye-none
light, light mode, sun, day, brightness | sun
dark, dark mode, moon, night | moon
weather, cloudy | cloud cloud-sun cloudy
rain | cloud-rain
idea, inspiration, light bulb, lightbulb, tip | lightbulb light-bulb
energy, electricity, lightning, flash, fast | zap lightning bolt lightning-bolt
turn off, shut down, power off, power | power power-off
wifi, wireless, connection | wifi wifi-high
bluetooth | bluetooth
battery, charge | battery battery-full battery-100
money, dollar, currency, cash, price | dollar-sign currency-dollar circle-dollar-sign money banknote banknotes currency-circle-dollar
payment, credit card, pay, card, billing | credit-card
invoice, receipt, bill | receipt invoice
discount, sale, coupon, offer | tag percent badge-percent ticket
tag, label, category | tag
gift, present, reward | gift
store, shop, storefront | store storefront building-storefront
delivery, shipping, truck, transport | truck
package, box, parcel, product | package cube box archive-box
building, office, company, business | building building-2 buildings building-office
bank, finance | landmark bank building-library
work, job, briefcase, career | briefcase
school, education, graduation, university, learn | graduation-cap academic-cap school university
book, read, library | book book-open library
news, newspaper, press, article | newspaper article
code, developer, programming, html | code code-xml code-bracket
terminal, console, command line, shell | terminal terminal-window command-line
bug, debug | bug bug-ant
database, storage, data | database circle-stack
server, hosting | server hard-drives
cloud | cloud
api, plug, integration, plugin | plug plugs puzzle-piece puzzle
robot, bot, ai assistant, chatbot | bot robot
ai, magic, sparkles, artificial intelligence, generate | sparkles sparkle magic-wand wand-sparkles
rocket, launch, startup | rocket rocket-launch
fire, hot, trending, flame | flame fire
trophy, award, winner, prize | trophy award
medal, badge, achievement | medal award badge
target, goal, aim | target crosshair-1 viewfinder-circle goal
growth, increase, trending up, trend | trending-up trend-up arrow-trending-up
decrease, decline, trending down | trending-down trend-down arrow-trending-down
health, medical, doctor | stethoscope heart-pulse first-aid heartbeat
hospital | hospital
car, auto, vehicle | car
plane, flight, airplane, travel, airport | plane airplane
train, railway, rail | train train-front
bus | bus
bike, bicycle, cycling | bike bicycle
ship, boat | ship boat
food, restaurant, eat, dining, meal | utensils fork-knife
coffee, cafe, hot drink | coffee
pizza | pizza
leaf, eco, nature, plant, sustainable | leaf plant
tree | tree tree-pine trees
flower, blossom | flower
dog, cat, animal, pet | paw-print dog cat
sport, football, soccer | soccer-ball volleyball dribbble football
fitness, gym, workout | dumbbell barbell
game, gaming, controller | gamepad-2 game-controller gamepad
palette, color, colour, paint, theme | palette swatch
brush, draw | brush paint-brush paintbrush
font, text, typography, type | type text-t text text-aa
bold | bold text-b font-bold
italic | italic text-italic font-italic
underline | underline text-underline
crop | crop
layers, stack | layers stack square-3-stack-3d
cursor, pointer, mouse, arrow cursor | mouse-pointer cursor cursor-arrow pointer mouse
touch, tap, hand | hand hand-pointing hand-raised
move, drag | move arrows-out-cardinal move
zoom in | zoom-in magnifying-glass-plus
zoom out | zoom-out magnifying-glass-minus
print, printer | printer
scan, qr, qr code | qr-code scan
attach, attachment, paperclip | paperclip paper-clip
pin, pushpin | pin push-pin map-pin drawing-pin
accessibility, wheelchair | accessibility person-simple-circle wheelchair
smile, happy, emoji, face | smile smiley face-smile face
sad, unhappy | frown smiley-sad face-frown
handshake, deal, partner, agreement | handshake
law, legal, justice, balance | scale scales
science, lab, experiment, chemistry | flask-conical flask beaker
quote, quotation, testimonial | quote quotes chat-bubble-left-right
rss, feed | rss
archive | archive archive-box
block, forbidden, ban, prohibited, not allowed | ban prohibit no-symbol circle-backslash
verified, certified | badge-check seal-check check-badge
`;

/** One meaning: words of people, and names of icons, the one that is meant first. */
export interface Meaning {
  readonly words: readonly string[];
  readonly icons: readonly string[];
}

/** Every meaning. */
export const meanings: readonly Meaning[] = MEANINGS.trim()
  .split("\n")
  .map((line) => {
    const [words = "", icons = ""] = line.split(" | ");
    return { words: words.split(", "), icons: icons.split(" ") };
  });
