import { type AuthoredExercise, hidden } from './exercise.ts'

export const htmlExercises: readonly AuthoredExercise[] = [
  {
    id: 'html-labelled-form',
    title: 'A form that everyone can fill in',
    kind: 'html',
    skill: 'Web Accessibility',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Give both fields a visible label that belongs to it: `Name` for `#name`, and `Email address` for `#email`.',
      'Make the second one a field for email addresses, mark both as required, and add a button `Send` that submits.',
    ],
    starter:
      '<form>\n  Name\n  <input id="name">\n  Email address\n  <input id="email">\n  <div>Send</div>\n</form>\n',
    tests: [
      { name: 'labels the name', probe: 'label #name', expected: 'Name' },
      { name: 'labels the email address', probe: 'label #email', expected: 'Email address' },
      { name: 'uses label elements', probe: 'count label', compare: 'atLeast', expected: 2 },
      { name: 'has a field for email addresses', probe: 'attribute type #email', expected: 'email' },
      { name: 'marks both fields as required', probe: 'count form input[required]', expected: 2 },
      {
        name: 'has a button to submit',
        probe: 'text form button:not([type=button], [type=reset])',
        expected: 'Send',
      },
      hidden({ probe: 'count form div', expected: 0 }),
    ],
    hints: [
      'Text next to a field is not yet its label.',
      'A `label` names its field by `for`, with the id of the field.',
      '`<label for="name">Name</label> <input id="name" required>`',
    ],
    solution:
      '<form>\n  <label for="name">Name</label>\n  <input id="name" required>\n  <label for="email">Email address</label>\n  <input id="email" type="email" required>\n  <button>Send</button>\n</form>\n',
  },
  {
    id: 'html-page-landmarks',
    title: 'A page with landmarks',
    kind: 'html',
    skill: 'HTML',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Rebuild this page with elements that say what they are: a header with the navigation (a list of three links), one main part with the heading `Orders` as `h1`, and a footer.',
      'Use no `div`.',
    ],
    starter:
      '<div class="top">\n  <a href="#home">Home</a>\n  <a href="#orders">Orders</a>\n  <a href="#help">Help</a>\n</div>\n<div class="content">\n  <b>Orders</b>\n  <p>You have no orders yet.</p>\n</div>\n<div class="bottom">Contact us</div>\n',
    tests: [
      { name: 'has a header, a main part and a footer', probe: 'count header, main, footer', expected: 3 },
      { name: 'has a navigation in the header', probe: 'count header nav', expected: 1 },
      {
        name: 'lists the links',
        probe: 'texts nav ul li a[href], nav ol li a[href]',
        expected: ['Home', 'Orders', 'Help'],
      },
      { name: 'has one main heading', probe: 'texts h1', expected: ['Orders'] },
      { name: 'has the heading in the main part', probe: 'count main h1', expected: 1 },
      { name: 'uses no div', probe: 'count div', expected: 0 },
      hidden({ probe: 'text main p', expected: 'You have no orders yet.' }),
      hidden({ probe: 'text footer', expected: 'Contact us' }),
    ],
    hints: [
      'Screen readers jump between landmarks; `div` is none.',
      'You need `header`, `nav`, `main` and `footer`, and `ul` with `li` for the links.',
      '`<header><nav><ul><li><a href="#home">Home</a></li>…</ul></nav></header>`',
    ],
    solution:
      '<header>\n  <nav>\n    <ul>\n      <li><a href="#home">Home</a></li>\n      <li><a href="#orders">Orders</a></li>\n      <li><a href="#help">Help</a></li>\n    </ul>\n  </nav>\n</header>\n<main>\n  <h1>Orders</h1>\n  <p>You have no orders yet.</p>\n</main>\n<footer>Contact us</footer>\n',
  },
  {
    id: 'html-data-table',
    title: 'A table that can be read aloud',
    kind: 'html',
    skill: 'Web Accessibility',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Make a table with the caption `Uptime in May`, the column headings `Service` and `Uptime`, and two rows: `Cart` with `99.9 %` and `Search` with `99.5 %`.',
      'Column headings and the name of each row must be header cells with the right `scope`.',
    ],
    starter: '<p>Uptime in May</p>\n<p>Service Uptime</p>\n<p>Cart 99.9 %</p>\n<p>Search 99.5 %</p>\n',
    tests: [
      { name: 'has a caption', probe: 'text table caption', expected: 'Uptime in May' },
      { name: 'has column headings', probe: 'texts thead th[scope=col]', expected: ['Service', 'Uptime'] },
      { name: 'names each row', probe: 'texts tbody th[scope=row]', expected: ['Cart', 'Search'] },
      { name: 'has the figures in cells', probe: 'texts tbody td', expected: ['99.9 %', '99.5 %'] },
      hidden({ probe: 'count table tr', expected: 3 }),
      hidden({ probe: 'count p', expected: 0 }),
    ],
    hints: [
      'A table has a caption, a head and a body.',
      'Header cells are `th`; `scope` says whether they head a column or a row.',
      '`<tr><th scope="row">Cart</th><td>99.9 %</td></tr>` in the `tbody`.',
    ],
    solution:
      '<table>\n  <caption>Uptime in May</caption>\n  <thead>\n    <tr><th scope="col">Service</th><th scope="col">Uptime</th></tr>\n  </thead>\n  <tbody>\n    <tr><th scope="row">Cart</th><td>99.9 %</td></tr>\n    <tr><th scope="row">Search</th><td>99.5 %</td></tr>\n  </tbody>\n</table>\n',
  },
  {
    id: 'html-expand-button',
    title: 'A button that says what it does',
    kind: 'html',
    skill: 'Web Accessibility',
    difficulty: 'expert',
    minutes: 15,
    task: [
      'This control opens a panel by script. Make it a real button of the type `button` whose accessible name is `Filters`, which says that the panel `#filters` is closed and that it controls it.',
      'The icon must be ignored by screen readers, and the panel must be hidden from everyone. Name the panel by the button’s id `filters-button`.',
    ],
    starter:
      '<div class="open"><img src="funnel.svg" alt="funnel"> Filters</div>\n<div id="filters">\n  <p>No filters yet.</p>\n</div>\n',
    tests: [
      {
        name: 'is a button of the type button',
        probe: 'count button[type=button]#filters-button',
        expected: 1,
      },
      { name: 'is named Filters', probe: 'label #filters-button', expected: 'Filters' },
      {
        name: 'says that the panel is closed',
        probe: 'attribute aria-expanded #filters-button',
        expected: 'false',
      },
      {
        name: 'says what it controls',
        probe: 'attribute aria-controls #filters-button',
        expected: 'filters',
      },
      {
        name: 'hides the icon from screen readers',
        probe: 'attribute alt #filters-button img',
        expected: '',
      },
      { name: 'hides the panel', probe: 'style display #filters', expected: 'none' },
      { name: 'names the panel by its button', probe: 'label #filters', expected: 'Filters' },
      hidden({ probe: 'count div.open', expected: 0 }),
      hidden({ probe: 'text #filters p', expected: 'No filters yet.' }),
    ],
    hints: [
      'A `div` cannot be reached by keyboard; the element made for this can.',
      'State and target are the attributes `aria-expanded` and `aria-controls`. A picture that says nothing has an empty `alt`.',
      '`<button type="button" id="filters-button" aria-expanded="false" aria-controls="filters">`, and `hidden` with `aria-labelledby` on the panel.',
    ],
    solution:
      '<button type="button" id="filters-button" aria-expanded="false" aria-controls="filters">\n  <img src="funnel.svg" alt=""> Filters\n</button>\n<section id="filters" aria-labelledby="filters-button" hidden>\n  <p>No filters yet.</p>\n</section>\n',
  },
]
