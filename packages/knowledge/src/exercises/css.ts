import { type AuthoredExercise, hidden } from './exercise.ts'

const cards =
  '<div class="cards">\n  <article>One</article>\n  <article>Two</article>\n  <article>Three</article>\n</div>\n'

export const cssExercises: readonly AuthoredExercise[] = [
  {
    id: 'css-spread-bar',
    title: 'Logo left, links right',
    kind: 'html',
    skill: 'CSS',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Lay out `.bar` with flexbox: the logo stands at the left edge, the links at the right edge, and both are centred on the same line.',
      'Change only the styles.',
    ],
    starter:
      '<style>\n  body { margin: 0; }\n  .logo { height: 60px; width: 100px; background: #ddd; }\n  .links { height: 20px; width: 200px; background: #ddd; }\n  .bar {\n  }\n</style>\n<div class="bar">\n  <div class="logo">Logo</div>\n  <div class="links">Links</div>\n</div>\n',
    tests: [
      { name: 'uses flexbox', probe: 'style display .bar', expected: 'flex' },
      { name: 'keeps the logo at the left', probe: 'box left .logo', expected: 0 },
      { name: 'moves the links to the right edge', probe: 'box right .links', expected: 1200 },
      { name: 'centres the links on the line', probe: 'box top .links', expected: 20 },
      hidden({ probe: 'box right .links', width: 800, expected: 800 }),
      hidden({ probe: 'box width .logo', expected: 100 }),
    ],
    hints: [
      'Flexbox has one property for each direction.',
      '`justify-content` spreads along the line, `align-items` across it.',
      '`display: flex; justify-content: space-between; align-items: center;`',
    ],
    solution:
      '<style>\n  body { margin: 0; }\n  .logo { height: 60px; width: 100px; background: #ddd; }\n  .links { height: 20px; width: 200px; background: #ddd; }\n  .bar {\n    display: flex;\n    justify-content: space-between;\n    align-items: center;\n  }\n</style>\n<div class="bar">\n  <div class="logo">Logo</div>\n  <div class="links">Links</div>\n</div>\n',
  },
  {
    id: 'css-card-grid',
    title: 'Three columns, one on the phone',
    kind: 'html',
    skill: 'Responsive Design',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Lay out `.cards` as a grid of three equal columns with gaps of `20px`. Up to a width of `600px`, show one column.',
    ],
    starter: `<style>\n  body { margin: 0; }\n  .cards {\n  }\n</style>\n${cards}`,
    tests: [
      { name: 'uses a grid', probe: 'style display .cards', expected: 'grid' },
      {
        name: 'has the second card in the second column',
        probe: 'box left .cards article:nth-child(2)',
        expected: 407,
      },
      { name: 'makes columns of equal width', probe: 'box width .cards article:nth-child(3)', expected: 387 },
      {
        name: 'has one column on the phone',
        probe: 'box left .cards article:nth-child(2)',
        width: 390,
        expected: 0,
      },
      { name: 'uses the phone’s full width', probe: 'box width .cards article', width: 390, expected: 390 },
      hidden({ probe: 'box width .cards article', width: 600, expected: 600 }),
      hidden({ probe: 'style row-gap .cards', width: 390, expected: '20px' }),
      hidden({ probe: 'box left .cards article:nth-child(3)', width: 700, expected: 480 }),
    ],
    hints: [
      'A grid needs to know its columns; `fr` shares out what is left.',
      'Put the narrow case into a media query with `max-width`.',
      '`grid-template-columns: repeat(3, 1fr); gap: 20px;` and `@media (max-width: 600px) { … }`',
    ],
    solution: `<style>\n  body { margin: 0; }\n  .cards {\n    display: grid;\n    grid-template-columns: repeat(3, 1fr);\n    gap: 20px;\n  }\n  @media (max-width: 600px) {\n    .cards { grid-template-columns: 1fr; }\n  }\n</style>\n${cards}`,
  },
  {
    id: 'css-specificity',
    title: 'Win without shouting',
    kind: 'html',
    skill: 'CSS',
    difficulty: 'intermediate',
    minutes: 10,
    task: [
      'The button with the class `danger` should be `rgb(180, 0, 0)` with white text, but stays grey. All other buttons must stay as they are.',
      'Do not change the first two rules, the markup or its ids, and do not use `!important`.',
    ],
    starter:
      '<style>\n  #panel button { background-color: rgb(200, 200, 200); color: rgb(0, 0, 0); }\n  button { padding: 10px; }\n  .danger { background-color: rgb(180, 0, 0); color: rgb(255, 255, 255); }\n</style>\n<section id="panel">\n  <button class="plain">Save</button>\n  <button class="danger">Delete</button>\n</section>\n',
    tests: [
      { name: 'makes the button red', probe: 'style background-color .danger', expected: 'rgb(180, 0, 0)' },
      { name: 'makes its text white', probe: 'style color .danger', expected: 'rgb(255, 255, 255)' },
      {
        name: 'leaves the other button grey',
        probe: 'style background-color .plain',
        expected: 'rgb(200, 200, 200)',
      },
      { name: 'does not use !important', probe: 'text style', compare: 'lacks', expected: '!important' },
      hidden({ probe: 'style color .plain', expected: 'rgb(0, 0, 0)' }),
      hidden({
        probe: 'text style',
        compare: 'contains',
        expected: '#panel button { background-color: rgb(200, 200, 200); color: rgb(0, 0, 0); }',
      }),
      hidden({ probe: 'attribute style .danger', compare: 'missing' }),
    ],
    hints: [
      'The later rule loses because the earlier one is more specific.',
      'An id outweighs any number of classes, so your selector needs the id, too.',
      'Name it `#panel .danger`.',
    ],
    solution:
      '<style>\n  #panel button { background-color: rgb(200, 200, 200); color: rgb(0, 0, 0); }\n  button { padding: 10px; }\n  #panel .danger { background-color: rgb(180, 0, 0); color: rgb(255, 255, 255); }\n</style>\n<section id="panel">\n  <button class="plain">Save</button>\n  <button class="danger">Delete</button>\n</section>\n',
  },
  {
    id: 'css-sidebar-layout',
    title: 'A sidebar that stays',
    kind: 'html',
    skill: 'Responsive Design',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'The sidebar is `250px` wide and stands left of the content, which takes the rest, even if it holds something very wide. The page itself must never scroll sideways: the wide part scrolls inside `.content`.',
      'Up to `700px`, the sidebar stands above the content and both take the full width.',
    ],
    starter:
      '<style>\n  body { margin: 0; }\n  .page {\n  }\n  .wide { width: 3000px; height: 50px; background: #ddd; }\n</style>\n<div class="page">\n  <nav class="sidebar">Menu</nav>\n  <main class="content"><div class="wide">Wide</div></main>\n</div>\n',
    tests: [
      { name: 'makes the sidebar 250 pixels wide', probe: 'box width .sidebar', expected: 250 },
      { name: 'puts the content beside it', probe: 'box left .content', expected: 250 },
      { name: 'gives the content the rest', probe: 'box right .content', expected: 1200 },
      {
        name: 'scrolls inside the content',
        probe: 'style overflow-x .content',
        compare: 'oneOf',
        expected: ['auto', 'scroll'],
      },
      { name: 'puts the content below on the phone', probe: 'box left .content', width: 390, expected: 0 },
      { name: 'uses the phone’s full width', probe: 'box width .content', width: 390, expected: 390 },
      hidden({ probe: 'box width .sidebar', width: 390, expected: 390 }),
      hidden({ probe: 'box right .content', width: 900, expected: 900 }),
      hidden({ probe: 'box width .wide', expected: 3000 }),
      hidden({ probe: 'box top .sidebar', width: 390, expected: 0 }),
    ],
    hints: [
      'A grid of two columns does it: a fixed one, and one that takes the rest.',
      'A column of `1fr` grows with its content, unless its smallest width is 0.',
      '`grid-template-columns: 250px minmax(0, 1fr)`, `overflow-x: auto` on the content, and one `minmax(0, 1fr)` column in the media query.',
    ],
    solution:
      '<style>\n  body { margin: 0; }\n  .page {\n    display: grid;\n    grid-template-columns: 250px minmax(0, 1fr);\n  }\n  .content { overflow-x: auto; }\n  .wide { width: 3000px; height: 50px; background: #ddd; }\n  @media (max-width: 700px) {\n    .page { grid-template-columns: minmax(0, 1fr); }\n  }\n</style>\n<div class="page">\n  <nav class="sidebar">Menu</nav>\n  <main class="content"><div class="wide">Wide</div></main>\n</div>\n',
  },
]
