import type { SkillQuiz } from './quiz-question.ts'

export const cssQuiz: SkillQuiz = {
  skill: 'CSS',
  questions: [
    {
      id: 'css-01',
      difficulty: 'beginner',
      question: 'Which color does the text have?',
      code: {
        language: 'html',
        lines: [
          '<style>',
          '  #intro { color: green; }',
          '  p.note { color: blue; }',
          '  p { color: red; }',
          '</style>',
          '<p id="intro" class="note">Hello</p>',
        ],
      },
      right: {
        text: 'Green, as an id outweighs classes and elements',
        why: 'Specificity is compared first, and one id beats any number of classes; the order only decides ties.',
      },
      wrong: [
        {
          text: 'Blue, as `p.note` has the most precise match',
          why: 'An element plus a class weighs less than a single id.',
        },
        {
          text: 'Red, as the last of the rules overrides the others',
          why: 'The later rule wins only if the specificity is equal.',
        },
        {
          text: 'Black, as rules that contradict are all ignored',
          why: 'The cascade always picks one declaration; contradictions are its daily work.',
        },
      ],
    },
    {
      id: 'css-02',
      difficulty: 'beginner',
      question: 'How wide is the box on the page, from border to border?',
      code: {
        language: 'css',
        lines: ['.box {', '  width: 200px;', '  padding: 20px;', '  border: 5px solid;', '}'],
      },
      right: {
        text: '250 pixels, as padding and border are added',
        why: 'With the default `box-sizing: content-box` the width is that of the content: 200 + 2·20 + 2·5.',
      },
      wrong: [
        {
          text: '200 pixels, as `width` includes everything',
          why: 'That is the behavior of `box-sizing: border-box`.',
        },
        {
          text: '225 pixels, as they are added on one side only',
          why: '`padding` and `border` apply to the left and to the right side.',
        },
        {
          text: '240 pixels, as borders lie outside of the box',
          why: 'An outline lies outside without taking space; a border is part of the box.',
        },
      ],
    },
    {
      id: 'css-03',
      difficulty: 'beginner',
      question:
        'The three columns should stand side by side with equal width. Which rule for the container does it?',
      right: {
        text: '`display: grid; grid-template-columns: repeat(3, 1fr)`',
        why: 'Three tracks share the free space equally, and each child takes one of them.',
      },
      wrong: [
        {
          text: '`display: block; columns: 3; width: calc(100% / 3)`',
          why: 'Multi-column layout flows text through columns; it does not place one child in each.',
        },
        {
          text: '`display: inline; float: left; width: 33%`',
          why: 'This makes the container itself a narrow float, and its children are not placed.',
        },
        {
          text: '`display: flex; flex-direction: column`',
          why: 'With this direction the children are stacked from top to bottom.',
        },
      ],
    },
    {
      id: 'css-04',
      difficulty: 'beginner',
      question:
        'In normal flow, two paragraphs with `margin: 20px 0` follow each other directly. How large is the space between them?',
      right: {
        text: '20 pixels, as vertical margins collapse',
        why: 'Adjoining vertical margins of blocks merge into the larger one. In flex and grid containers they do not.',
      },
      wrong: [
        {
          text: '40 pixels, as the two margins add up',
          why: 'That is what happens between flex or grid items, not between blocks in normal flow.',
        },
        {
          text: '0 pixels, as margins of text are ignored',
          why: 'Paragraphs are blocks, so their margins apply.',
        },
        {
          text: '10 pixels, as they share the larger one',
          why: 'The larger margin is used as it is; nothing is divided.',
        },
      ],
    },
    {
      id: 'css-05',
      difficulty: 'beginner',
      question:
        "A menu inside this box should sit in the box's top right corner but appears in that of the page. What is missing?",
      code: {
        language: 'css',
        lines: ['.menu { position: absolute; top: 0; right: 0; }'],
      },
      right: {
        text: '`position: relative` on the box around it',
        why: "An absolute element refers to its nearest positioned ancestor, or else to the page's initial block.",
      },
      wrong: [
        {
          text: '`position: static` on the box around it',
          why: '`static` is the default, and static ancestors are skipped.',
        },
        {
          text: '`position: fixed` on the menu itself',
          why: 'A fixed element refers to the viewport, so the menu would still be in the corner of the page.',
        },
        {
          text: '`z-index: 1` on the menu or on the box',
          why: 'It changes what lies on top, not where elements are placed.',
        },
      ],
    },
    {
      id: 'css-06',
      difficulty: 'beginner',
      question: 'What is the difference between hiding with `display: none` and with `visibility: hidden`?',
      right: {
        text: 'With `hidden` the element keeps its space in the layout',
        why: '`display: none` takes the element out of the layout; either one also hides it from screen readers.',
      },
      wrong: [
        {
          text: 'With `hidden` the element can still be clicked on',
          why: 'Invisible elements receive no clicks; `opacity: 0` is what leaves them clickable.',
        },
        {
          text: 'With `none` the element is deleted from the document',
          why: 'It stays in the DOM and only gets no box.',
        },
        {
          text: 'With `none` the element is still read by screen readers',
          why: 'Neither of the two is exposed to assistive technology.',
        },
      ],
    },
    {
      id: 'css-07',
      difficulty: 'beginner',
      question: 'The style sheet is loaded, yet on a phone the columns stay side by side. What is wrong?',
      code: {
        language: 'css',
        lines: [
          '@media (max-width: 600px) {',
          '  .columns { flex-direction: column; }',
          '}',
          '',
          '.columns { display: flex; flex-direction: row; }',
        ],
      },
      right: {
        text: 'The general rule comes later and overrides the query',
        why: 'A media query adds no specificity, so of equal rules the later one wins. Put the query after it.',
      },
      wrong: [
        {
          text: 'The query has to use `min-width` to apply to phones',
          why: '`max-width: 600px` does apply to narrow screens; `min-width` is for the mobile-first style.',
        },
        {
          text: 'The query has to repeat `display: flex` in its rule',
          why: 'The display from the general rule applies as well; declarations are merged.',
        },
        {
          text: 'The class may be used only once in the style sheet',
          why: 'A selector may occur as often as needed; the cascade merges the rules.',
        },
      ],
    },
    {
      id: 'css-08',
      difficulty: 'beginner',
      question:
        'A button should be 2 em high, yet is larger in one place. What does `em` refer to in `height: 2em`?',
      right: {
        text: 'To the font size of the button itself',
        why: "For most properties `em` is the element's own font size; for `font-size` it is that of the parent.",
      },
      wrong: [
        {
          text: 'To the font size of the `html` element',
          why: 'That is what `rem` refers to, wherever it is used.',
        },
        {
          text: 'To the height of the element around it',
          why: 'Percentages refer to the container; `em` refers to a font size.',
        },
        {
          text: 'To the default size of 16 pixels',
          why: 'Only if nothing has changed the font size on the way.',
        },
      ],
    },
    {
      id: 'css-09',
      difficulty: 'intermediate',
      question: 'The `z-index` of 9999 does not lift the tooltip above the header. Why?',
      code: {
        language: 'css',
        lines: [
          '.header { position: sticky; top: 0; z-index: 10; }',
          '.card   { transform: translateZ(0); }',
          '.card .tooltip { position: absolute; z-index: 9999; }',
        ],
      },
      right: {
        text: '`transform` makes the card a stacking context of its own',
        why: "The tooltip's index counts only inside the card, and the card as a whole lies below the header's 10.",
      },
      wrong: [
        {
          text: '`position: sticky` always lies above absolute elements',
          why: 'The kind of positioning gives no precedence; the stacking contexts are compared.',
        },
        {
          text: '`z-index` has no effect on an absolute element in a card',
          why: 'It does have effect on positioned elements, within their stacking context.',
        },
        {
          text: '`9999` is above the greatest index that browsers allow',
          why: 'Much larger numbers are allowed; it is compared in the wrong context.',
        },
      ],
    },
    {
      id: 'css-10',
      difficulty: 'intermediate',
      question:
        'The long word makes the text column wider than its share, and the page overflows. What helps?',
      code: {
        language: 'css',
        lines: ['.row  { display: flex; }', '.text { flex: 1; }'],
      },
      right: {
        text: '`min-width: 0` and `overflow-wrap: anywhere` on `.text`',
        why: 'A flex item does not shrink below its content by default (`min-width: auto`); then the word may break.',
      },
      wrong: [
        {
          text: '`max-width: 1fr` and `overflow-wrap: normal` on `.text`',
          why: '`fr` is a unit of grid tracks only, and `normal` is the default that does not break words.',
        },
        {
          text: '`flex-wrap: wrap` and `flex-grow: 0` on the `.text` item',
          why: '`flex-wrap` belongs on the container, and an item that is still too wide overflows anyway.',
        },
        {
          text: '`width: 100%` and `flex-shrink: 0` on the `.text` item',
          why: 'This forbids shrinking and so makes the overflow worse.',
        },
      ],
    },
    {
      id: 'css-11',
      difficulty: 'intermediate',
      question: 'What does `.grid` do as the screen gets wider?',
      code: {
        language: 'css',
        lines: [
          '.grid {',
          '  display: grid;',
          '  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));',
          '}',
        ],
      },
      right: {
        text: 'It adds columns of at least 200 px, which share the rest',
        why: 'As many tracks as fit are created, and `1fr` distributes the remaining space.',
      },
      wrong: [
        {
          text: 'It keeps its columns and makes each of them exactly 200 px',
          why: '200 px is the minimum; `1fr` as the maximum lets them grow.',
        },
        {
          text: 'It moves to one column as soon as one is above 200 px',
          why: 'Fewer columns result from less space, not from more.',
        },
        {
          text: 'It needs a media query for each further column it adds',
          why: 'The point of `auto-fit` with `minmax` is that no query is needed.',
        },
      ],
    },
    {
      id: 'css-12',
      difficulty: 'intermediate',
      question: 'The header should stick while scrolling but does not. Which cause do you check first?',
      code: {
        language: 'css',
        lines: ['.page   { overflow: hidden; }', '.header { position: sticky; top: 0; }'],
      },
      right: {
        text: 'An ancestor with `overflow` other than `visible`',
        why: 'A sticky element sticks to its nearest scrolling box; `.page` is one that never scrolls. `overflow: clip` avoids that.',
      },
      wrong: [
        {
          text: 'A missing `z-index` on the header, which hides it',
          why: 'It might be covered, but it would still stick.',
        },
        {
          text: 'A parent without `position: relative` around it',
          why: '`sticky` needs no positioned ancestor; it refers to the scroll container.',
        },
        {
          text: 'A unit missing in `top: 0`, which makes it invalid',
          why: 'Zero is a valid length without a unit, so the declaration applies.',
        },
      ],
    },
    {
      id: 'css-13',
      difficulty: 'intermediate',
      question:
        'Dark mode is to be switched by a class on `html`. Why are custom properties better suited than variables of a preprocessor?',
      code: {
        language: 'css',
        lines: [':root { --bg: white; }', '.dark { --bg: #111; }', 'body  { background: var(--bg); }'],
      },
      right: {
        text: 'They are resolved in the browser and follow the cascade',
        why: 'Changing the property on an ancestor changes every use below it; preprocessor variables are fixed when the CSS is built.',
      },
      wrong: [
        {
          text: 'They are faster, because they are replaced at build time',
          why: 'That describes preprocessor variables; custom properties live at run time.',
        },
        {
          text: 'They are scoped to the file in which they are declared',
          why: 'They are inherited along the document tree, whatever file they came from.',
        },
        {
          text: 'They are typed as colors, so mistakes do not get through',
          why: 'They hold any tokens unless registered with `@property`.',
        },
      ],
    },
    {
      id: 'css-14',
      difficulty: 'intermediate',
      question: 'Which change makes this animation smooth on weak devices?',
      code: {
        language: 'css',
        lines: [
          '.panel { position: fixed; left: -300px; transition: left 300ms; }',
          '.panel.open { left: 0; }',
        ],
      },
      right: {
        text: 'Animate `transform: translateX()` instead of `left`',
        why: 'A transform can be handled by the compositor; `left` needs layout and painting in every frame.',
      },
      wrong: [
        {
          text: 'Animate `margin-left` instead of the position `left`',
          why: 'A margin triggers layout just the same, and of its neighbors as well.',
        },
        {
          text: 'Animate all properties with `transition: all 300ms`',
          why: 'This may animate more than intended and still includes the costly property.',
        },
        {
          text: 'Animate in longer steps with `transition: left 900ms`',
          why: 'A longer time does not make frames cheaper, only more numerous.',
        },
      ],
    },
    {
      id: 'css-15',
      difficulty: 'intermediate',
      question: 'The badge holds the word `New`. What happens to it next to a very long title?',
      code: {
        language: 'css',
        lines: [
          '.bar { display: flex; gap: 1rem; }',
          '.bar .title { flex: 1 1 auto; }',
          '.bar .badge { width: 80px; }',
        ],
      },
      right: {
        text: 'It may be squeezed to less than 80 pixels',
        why: 'Flex items shrink by default, below their `width`, if the space is short. `flex-shrink: 0` keeps the size.',
      },
      wrong: [
        {
          text: 'It stays at 80 pixels, as `width` is fixed',
          why: 'In a flex container `width` is only the starting size; `flex-shrink` is 1 by default.',
        },
        {
          text: 'It moves to a second line below the title',
          why: 'Items wrap only with `flex-wrap: wrap`.',
        },
        {
          text: 'It grows with the title, as they are in a row',
          why: '`flex-grow` is 0 by default, so the badge does not grow.',
        },
      ],
    },
    {
      id: 'css-16',
      difficulty: 'intermediate',
      question:
        'A card in a narrow sidebar should be stacked, and the same card in the wide main area side by side. What fits best?',
      right: {
        text: "A container query on the width of the card's container",
        why: '`@container` reacts to the space the component has, wherever it is placed.',
      },
      wrong: [
        {
          text: "A media query on the width of the visitor's screen",
          why: 'The two cards are on the same screen, so a media query cannot tell them apart.',
        },
        {
          text: 'A modifier class that the page sets for each place',
          why: 'It works, but the card must be told its place, and it ignores the real width.',
        },
        {
          text: 'A script that measures each card when it is loaded',
          why: 'It runs late, needs to watch for changes and repeats what CSS can do.',
        },
      ],
    },
    {
      id: 'css-17',
      difficulty: 'expert',
      question: 'A team uses layers. Which color does the button have?',
      code: {
        language: 'css',
        lines: [
          '@layer base, components;',
          '',
          '@layer components { .button { color: green; } }',
          '@layer base { #main .button { color: red; } }',
        ],
      },
      right: {
        text: 'Green, as the order of layers beats specificity',
        why: '`components` was named last and wins over `base`, whatever the selectors; specificity counts only within a layer.',
      },
      wrong: [
        {
          text: 'Red, as the selector with the id is more specific',
          why: 'Specificity is compared only if the declarations are in the same layer.',
        },
        {
          text: 'Red, as the `base` block is the last in the file',
          why: 'The order is set where the layers are first named, in the statement at the top.',
        },
        {
          text: 'Neither, as a layer must be imported to be active',
          why: 'Layer blocks apply immediately; importing into a layer is just another way.',
        },
      ],
    },
    {
      id: 'css-18',
      difficulty: 'expert',
      question:
        'The old theme, outside any layer, wins over the new layered styles. The new ones must win without editing the old file or raising specificity. How?',
      right: {
        text: 'Import the old file into a layer that comes earlier',
        why: 'Unlayered normal styles beat all layers, so the old file must be put into a lower one: `@import url(old.css) layer(old)`.',
      },
      wrong: [
        {
          text: 'Move the new layer to the end of the list of layers',
          why: 'The last layer still loses to styles that are in no layer.',
        },
        {
          text: 'Mark the declarations in the old file as `!important`',
          why: 'This edits the old file and makes its styles even stronger.',
        },
        {
          text: "Repeat the new layer's name in a second `@layer` block",
          why: 'It only adds rules to the same layer, whose place in the order is fixed.',
        },
      ],
    },
    {
      id: 'css-19',
      difficulty: 'expert',
      question: 'What is the specificity of this selector?',
      code: {
        language: 'css',
        lines: [':where(#page .card) :is(.title, #top) { color: navy; }'],
      },
      right: {
        text: 'That of one id, by `:is` with its strongest argument',
        why: '`:where` counts as zero; `:is` takes the most specific of its list, even if `.title` is what matched.',
      },
      wrong: [
        {
          text: 'That of one class, as `.title` is what it matches',
          why: 'The specificity of `:is` does not depend on which argument matched.',
        },
        {
          text: 'That of two ids and a class, summing all that it names',
          why: '`:where` adds nothing, and `:is` counts its strongest argument only.',
        },
        {
          text: 'That of zero, as pseudo-classes never add to it',
          why: 'Ordinary pseudo-classes count like a class; only `:where` is always zero.',
        },
      ],
    },
    {
      id: 'css-20',
      difficulty: 'expert',
      question:
        'A page with thousands of cards takes long for its first layout. What does `content-visibility: auto` on the cards change, and what has to be added?',
      right: {
        text: 'Cards off screen are not laid out, so they need an estimated size',
        why: '`contain-intrinsic-size` gives the skipped cards a placeholder size, or the scrollbar would jump.',
      },
      wrong: [
        {
          text: 'Cards off screen are removed from the DOM, so they need a script',
          why: 'The elements stay in the document and can be found and focused.',
        },
        {
          text: 'Images off screen load late, so they need `loading="lazy"` as well',
          why: 'It concerns rendering; loading of images is a matter of its own.',
        },
        {
          text: 'Styles of the cards are shared, so they need one class in common',
          why: 'Sharing of computed styles is an internal matter of the browser.',
        },
      ],
    },
    {
      id: 'css-21',
      difficulty: 'expert',
      question: 'This loop makes the page stutter. What is the reason?',
      code: {
        language: 'js',
        lines: ['for (const el of items) {', "  el.style.width = box.offsetWidth / 2 + 'px'", '}'],
      },
      right: {
        text: 'Reading `offsetWidth` after a write forces a new layout each time',
        why: 'Read it once before the loop; then the writes are batched into a single layout.',
      },
      wrong: [
        {
          text: 'Setting inline styles repaints the page at once for every element',
          why: 'Painting waits for the next frame; it is the interleaved reading that costs.',
        },
        {
          text: 'Inline styles are slower than classes, as they are parsed in a script',
          why: 'Parsing one value is cheap compared to a layout of the document.',
        },
        {
          text: 'Widths in pixels keep the compositor from working on its own thread',
          why: 'Any unit of width needs layout; the compositor is not involved here.',
        },
      ],
    },
    {
      id: 'css-22',
      difficulty: 'expert',
      question:
        '`line-height: 150%` is set on `body`, and the text of a large heading overlaps. `line-height: 1.5` fixes it. Why?',
      right: {
        text: 'The number is inherited as a factor, the percentage as a length',
        why: "150 % is computed once from the body's font size and inherited as fixed pixels; the factor is applied per element.",
      },
      wrong: [
        {
          text: 'The percentage refers to the height of the window in this case',
          why: "Percentages of `line-height` refer to the element's own font size.",
        },
        {
          text: 'The number is rounded up to full pixels, the percentage is not',
          why: 'Rounding would make less than a pixel of difference.',
        },
        {
          text: 'The percentage is not inherited by headings, the number is',
          why: '`line-height` is inherited in either form; what differs is what is inherited.',
        },
      ],
    },
    {
      id: 'css-23',
      difficulty: 'expert',
      question: 'The child `.inner` has `height: 100%`, but it does not fill the section. Why?',
      code: {
        language: 'css',
        lines: ['section { min-height: 400px; }', '.inner  { height: 100%; }'],
      },
      right: {
        text: "The section's own height is `auto`, so 100 % cannot be resolved",
        why: 'A percentage needs a definite height of the container; `min-height` is not one. Flex or grid stretching helps.',
      },
      wrong: [
        {
          text: 'The section is no positioned element, so it has no reference',
          why: 'Heights in percent refer to the containing block, positioned or not.',
        },
        {
          text: 'The percentage refers to the width of the section, as margins do',
          why: 'Vertical padding and margins refer to the width; `height` does not.',
        },
        {
          text: 'The inner element is inline until its `display` is set to block',
          why: 'A `div` is a block, and the percentage would fail all the same.',
        },
      ],
    },
    {
      id: 'css-24',
      difficulty: 'expert',
      question:
        'In `grid-template-columns: 1fr 3fr`, a wide table in the second column makes the layout burst. Which value prevents it?',
      right: {
        text: '`minmax(0, 1fr) minmax(0, 3fr)`',
        why: '`1fr` means `minmax(auto, 1fr)`, so a track is never narrower than its content; a minimum of 0 allows that.',
      },
      wrong: [
        {
          text: '`minmax(1fr, auto) minmax(3fr, auto)`',
          why: '`fr` is not allowed as a minimum, so the declaration is invalid.',
        },
        {
          text: '`minmax(auto, 1fr) minmax(auto, 3fr)`',
          why: 'This is exactly what `1fr 3fr` already means.',
        },
        {
          text: '`fit-content(1fr) fit-content(3fr)`',
          why: '`fit-content` takes a length or percentage, not a fraction.',
        },
      ],
    },
  ],
}
