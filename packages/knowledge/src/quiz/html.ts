import type { SkillQuiz } from './quiz-question.ts'

export const htmlQuiz: SkillQuiz = {
  skill: 'HTML',
  questions: [
    {
      id: 'html-01',
      difficulty: 'beginner',
      question: 'A click on the text `Email` does not put the cursor into the field. What is missing?',
      code: {
        language: 'html',
        lines: ['<label>Email</label>', '<input type="email" name="email">'],
      },
      right: {
        text: "The label needs a `for` with the field's `id`",
        why: 'A label works only if it refers to its field, by `for` and `id` or by containing it. Screen readers need the link, too.',
      },
      wrong: [
        {
          text: 'The label needs the same `name` as the field',
          why: '`name` is the key under which the value is sent; it links nothing to a label.',
        },
        {
          text: 'The field needs a `placeholder` with the text',
          why: 'A placeholder disappears while typing and is no replacement for a linked label.',
        },
        {
          text: 'The field needs to stand before its own label',
          why: 'The order is free; without a link neither order connects them.',
        },
      ],
    },
    {
      id: 'html-02',
      difficulty: 'beginner',
      question: 'The server receives the form without the phone number. Why?',
      code: {
        language: 'html',
        lines: [
          '<form action="/order" method="post">',
          '  <input name="email" type="email">',
          '  <input id="phone" type="tel">',
          '  <button>Order</button>',
          '</form>',
        ],
      },
      right: {
        text: 'The field has no `name` and so is not sent',
        why: 'Only controls with a `name` take part in submission; `id` is for labels, styles and scripts.',
      },
      wrong: [
        {
          text: 'The field has a `type` that is never sent',
          why: '`tel` fields are sent like text fields; the type mostly selects the keyboard.',
        },
        {
          text: 'The form needs `method="get"` for phones',
          why: 'The method decides where the values travel, not which fields are included.',
        },
        {
          text: 'The button needs `type="submit"` to send all',
          why: '`submit` is the default type of a button in a form, and it sends the whole form.',
        },
      ],
    },
    {
      id: 'html-03',
      difficulty: 'beginner',
      question: 'Which markup suits an element that opens a menu when it is clicked?',
      right: {
        text: '`<button type="button">Menu</button>`',
        why: 'A button can be focused, reacts to Enter and Space, and is announced as a button by assistive technology.',
      },
      wrong: [
        {
          text: '`<div class="button" onclick="open()">Menu</div>`',
          why: 'A `div` cannot be reached or used with the keyboard and has no role.',
        },
        {
          text: '`<a href="#" onclick="open()">Menu</a>`',
          why: 'A link leads to a place; with `#` it also jumps to the top of the page.',
        },
        {
          text: '`<span role="button" onclick="open()">Menu</span>`',
          why: 'The role only announces a button; focus and keys would have to be added by hand.',
        },
      ],
    },
    {
      id: 'html-04',
      difficulty: 'beginner',
      question: 'Which `alt` text suits a purely decorative wave below the heading?',
      right: {
        text: '`alt=""`, so that screen readers skip it',
        why: 'An empty `alt` marks the image as decoration. A description would only interrupt the reading.',
      },
      wrong: [
        {
          text: 'No `alt` at all, as it says nothing',
          why: 'Without the attribute many screen readers read the file name instead.',
        },
        {
          text: '`alt="wave"`, as each image needs a text',
          why: 'The attribute is needed, but a text about decoration is noise to those who listen.',
        },
        {
          text: '`alt="image"`, as it shows that one is there',
          why: 'Screen readers already announce images; the word tells nothing about the content.',
        },
      ],
    },
    {
      id: 'html-05',
      difficulty: 'beginner',
      question:
        'The headings of a page are `h1`, then `h4` for each section, because `h4` has the right size. What is the better way?',
      right: {
        text: 'Use `h2` for the sections and set its size in CSS',
        why: 'Levels express the structure that people navigate by; how large they look is a matter of style.',
      },
      wrong: [
        {
          text: 'Use `h1` for the sections and the title of the page',
          why: 'The sections would look like titles of the page and lose their place under it.',
        },
        {
          text: 'Use `p` with a bold `span` and set its size in CSS',
          why: 'It would look right but no longer be a heading, so the structure is lost.',
        },
        {
          text: 'Use `h4` for the sections and skip the other levels',
          why: 'Skipped levels suggest missing parts in the outline that screen readers offer.',
        },
      ],
    },
    {
      id: 'html-06',
      difficulty: 'beginner',
      question:
        'On phones the page appears tiny, as if zoomed out, although the CSS is responsive. What is missing in the `head`?',
      right: {
        text: '`<meta name="viewport" content="width=device-width, initial-scale=1">`',
        why: 'Without it mobile browsers lay the page out about 980 pixels wide and scale it down.',
      },
      wrong: [
        {
          text: '`<meta name="screen" content="width=auto, orientation=portrait">`',
          why: 'There is no such name; the width for the layout is set by `viewport`.',
        },
        {
          text: '`<link rel="stylesheet" href="mobile.css" media="(max-width: 600px)">`',
          why: 'A style sheet for phones is not needed, and without `viewport` the query sees the wide layout.',
        },
        {
          text: '`<meta charset="utf-8" content="text/html; width=device-width">`',
          why: 'The character encoding affects how text is decoded, not the width.',
        },
      ],
    },
    {
      id: 'html-07',
      difficulty: 'beginner',
      question: 'What does this link lack for people who cannot see that a new tab appears?',
      code: {
        language: 'html',
        lines: ['<p>See the <a href="https://example.com/rules" target="_blank">rules</a>.</p>'],
      },
      right: {
        text: "A hint in the text or an icon's text that a new tab opens",
        why: 'A change of context should be announced; otherwise the Back button seems broken.',
      },
      wrong: [
        {
          text: 'A `title` attribute that repeats the address of the link',
          why: 'A `title` is not available on touch screens or by keyboard, and the address is no hint.',
        },
        {
          text: 'A `tabindex="1"`, so that the link can be reached at all',
          why: 'Links with `href` can be focused anyway; a positive `tabindex` upsets the order.',
        },
        {
          text: 'A `role="link"`, so that it is announced as a real link',
          why: 'An `a` with `href` already has this role.',
        },
      ],
    },
    {
      id: 'html-08',
      difficulty: 'beginner',
      question: 'What does the browser make of this markup?',
      code: {
        language: 'html',
        lines: ['<p>Our offer:', '  <ul>', '    <li>Tea</li>', '  </ul>', 'as of today</p>'],
      },
      right: {
        text: 'The list ends the paragraph and stands after it',
        why: 'A `p` can hold only phrasing content, so `<ul>` closes it, and the later `</p>` even creates an empty paragraph.',
      },
      wrong: [
        {
          text: "The list becomes a part of the paragraph's text",
          why: 'A list may not be inside a paragraph; the parser closes the paragraph first.',
        },
        {
          text: 'The list is dropped, as it is not allowed there',
          why: 'HTML parsers drop no content of this kind; they repair the structure.',
        },
        {
          text: 'The page is not shown, as the markup is not valid',
          why: 'Browsers never refuse a page for invalid HTML; strict parsing applies to XML.',
        },
      ],
    },
    {
      id: 'html-09',
      difficulty: 'intermediate',
      question:
        'Returning customers should get their postal code filled in by the browser. Which attribute says what the field holds?',
      code: {
        language: 'html',
        lines: ['<input type="text" name="f7">'],
      },
      right: {
        text: '`autocomplete="postal-code"`',
        why: 'The tokens of `autocomplete` name the meaning, so that browsers and password managers can fill in the right value.',
      },
      wrong: [
        {
          text: '`inputmode="postal-code"`',
          why: '`inputmode` only selects the on-screen keyboard, and it has values such as `numeric`.',
        },
        {
          text: '`type="postal-code"`',
          why: 'There is no such type; an unknown one is treated as `text`.',
        },
        {
          text: '`list="postal-code"`',
          why: '`list` refers to a `datalist` with your own suggestions, not to stored data.',
        },
      ],
    },
    {
      id: 'html-10',
      difficulty: 'intermediate',
      question:
        'The page stays blank for seconds while `app.js` loads. Which change helps and keeps the order of the two scripts?',
      code: {
        language: 'html',
        lines: [
          '<head>',
          '  <script src="vendor.js"></script>',
          '  <script src="app.js"></script>',
          '</head>',
        ],
      },
      right: {
        text: 'Add `defer` to the two scripts',
        why: 'Deferred scripts load in parallel to parsing and run in order once the document is parsed.',
      },
      wrong: [
        {
          text: 'Add `async` to the two scripts',
          why: 'Async scripts run as soon as each has arrived, so `app.js` may run before `vendor.js`.',
        },
        {
          text: 'Add `type="text/plain"` to them',
          why: 'With an unknown type a script is treated as data and never runs.',
        },
        {
          text: 'Add `preload` as an attribute',
          why: '`preload` is a value of `rel` on a `link`; it loads early but does not stop blocking.',
        },
      ],
    },
    {
      id: 'html-11',
      difficulty: 'intermediate',
      question:
        "A page shows images of 2,000 pixels' width to phones. Which markup lets the browser choose a suitable file of the same picture?",
      right: {
        text: '`<img src="m.jpg" srcset="s.jpg 480w, l.jpg 1200w" sizes="100vw">`',
        why: 'The widths and `sizes` let the browser choose by layout width and pixel density before CSS is ready.',
      },
      wrong: [
        {
          text: '`<img src="l.jpg" style="width: 100%; max-width: 480px" loading="lazy">`',
          why: 'The large file is still loaded, only displayed smaller and perhaps later.',
        },
        {
          text: '`<img src="s.jpg" onload="this.src = innerWidth > 480 ? \'l.jpg\' : this.src">`',
          why: 'Large screens load two files, and it depends on a script.',
        },
        {
          text: '`<img src="s.jpg" media="(max-width: 480px)" data-large="l.jpg">`',
          why: '`img` has no `media` attribute, so the small file is used everywhere.',
        },
      ],
    },
    {
      id: 'html-12',
      difficulty: 'intermediate',
      question: 'Text jumps down while images load. Which step prevents it without a script?',
      right: {
        text: 'Give each `img` its `width` and `height` attributes',
        why: 'Browsers compute the aspect ratio from them and reserve the space before the file arrives.',
      },
      wrong: [
        {
          text: 'Give each `img` the attribute `loading="lazy"`',
          why: 'Lazy images load even later; without known dimensions they shift the text as well.',
        },
        {
          text: 'Give each `img` an `alt` text of fitting length',
          why: 'The text takes some space of its own, not that of the image.',
        },
        {
          text: 'Give each `img` the attribute `decoding="async"`',
          why: 'This concerns when the pixels are decoded, not how much space is reserved.',
        },
      ],
    },
    {
      id: 'html-13',
      difficulty: 'intermediate',
      question: 'Which table markup lets a screen reader say `Monday, 9:00` for the cell `Math`?',
      right: {
        text: '`<th scope="col">` for days and `<th scope="row">` for times',
        why: 'Header cells with a scope are associated with the data cells of their column or row.',
      },
      wrong: [
        {
          text: '`<td class="head">` for days and for times, bold by CSS',
          why: 'Bold text looks like a header, but has no relation to the other cells.',
        },
        {
          text: '`<caption>` with the days and another one with the times',
          why: 'A table has one caption, which names the whole of it.',
        },
        {
          text: '`<thead>` for days and `<tfoot>` for times, with `<td>`',
          why: 'The sections group rows; the header cells themselves must be `th`.',
        },
      ],
    },
    {
      id: 'html-14',
      difficulty: 'intermediate',
      question: 'Which markup announces the error to screen reader users when they are in the field?',
      code: {
        language: 'html',
        lines: [
          '<input id="mail" type="email" aria-invalid="true">',
          '<p id="mail-error">Enter an address with @</p>',
        ],
      },
      right: {
        text: '`aria-describedby="mail-error"` on the input',
        why: 'The text is then read as a description when the field gets the focus, after its label.',
      },
      wrong: [
        {
          text: '`aria-label="mail-error"` on the input',
          why: "`aria-label` takes a text, not an id, and would replace the field's real name.",
        },
        {
          text: '`for="mail-error"` on the input element',
          why: '`for` belongs to `label` and `output`, and points to the field.',
        },
        {
          text: '`role="tooltip"` on the paragraph alone',
          why: 'The role does not connect the paragraph to a field.',
        },
      ],
    },
    {
      id: 'html-15',
      difficulty: 'intermediate',
      question: 'Why should an accordion of questions use `details` and `summary` rather than two `div`s?',
      right: {
        text: 'They open by keyboard and expose their state without a script',
        why: 'The browser supplies focus, keys and the expanded state; only the look remains to be styled.',
      },
      wrong: [
        {
          text: 'They load the hidden content only when the visitor opens it',
          why: 'The content is part of the document from the start and is only not shown.',
        },
        {
          text: 'They are the only elements that CSS can animate when opening',
          why: 'Any element can be animated; `details` was even harder to animate for long.',
        },
        {
          text: 'They keep the content out of the index of search engines',
          why: 'Hidden content of `details` is indexed like other text.',
        },
      ],
    },
    {
      id: 'html-16',
      difficulty: 'intermediate',
      question: 'The `Remove` button in this form submits it. What is the right correction?',
      code: {
        language: 'html',
        lines: [
          '<form action="/save" method="post">',
          '  <input name="tag">',
          '  <button class="remove">Remove</button>',
          '  <button>Save</button>',
          '</form>',
        ],
      },
      right: {
        text: 'Give it `type="button"`, as `submit` is the default',
        why: 'Every button in a form submits unless it says otherwise; it is also the one that Enter would press here.',
      },
      wrong: [
        {
          text: 'Move it below `Save`, as only the first one submits',
          why: 'Each submit button submits when clicked; the order only decides which one Enter uses.',
        },
        {
          text: 'Give it a `name`, as nameless buttons always submit',
          why: "The name only decides whether the button's value is sent along.",
        },
        {
          text: 'Put it in a `div`, as only direct children submit',
          why: 'A button belongs to the form around it at any depth.',
        },
      ],
    },
    {
      id: 'html-17',
      difficulty: 'expert',
      question:
        'A comment field lets users write HTML, and the page shows it. Which measure is a sound defense against injected scripts?',
      right: {
        text: 'Sanitize with an allowlist and add a strict CSP',
        why: 'A parser-based allowlist keeps known elements and attributes; the policy stops what may still slip through.',
      },
      wrong: [
        {
          text: 'Remove all `<script>` elements with a pattern',
          why: 'Scripts also run from attributes such as `onerror` or `javascript:` addresses.',
        },
        {
          text: 'Insert it by `innerHTML`, which runs no scripts',
          why: 'It runs no `script` elements, but `<img src=x onerror=…>` does its work.',
        },
        {
          text: 'Escape the quotes in it before it is inserted',
          why: 'Escaped quotes leave elements intact, and they are all an attacker needs.',
        },
      ],
    },
    {
      id: 'html-18',
      difficulty: 'expert',
      question: 'A third-party widget is embedded. What does this `sandbox` allow it to do?',
      code: {
        language: 'html',
        lines: ['<iframe src="https://widget.example" sandbox="allow-scripts"></iframe>'],
      },
      right: {
        text: 'Run scripts, but in an opaque origin without its cookies',
        why: 'Without `allow-same-origin` the document gets a unique origin, so its storage and cookies are out of reach.',
      },
      wrong: [
        {
          text: 'Run scripts and use the cookies of its own domain as usual',
          why: 'That needs `allow-same-origin` as well, which is risky for content of your own origin.',
        },
        {
          text: 'Run scripts, and submit forms or open pop-ups in a new tab',
          why: 'Forms and pop-ups are blocked unless `allow-forms` and `allow-popups` are listed.',
        },
        {
          text: 'Run scripts that reach into the page that has embedded it',
          why: 'A frame of another origin cannot reach into the page, sandboxed or not.',
        },
      ],
    },
    {
      id: 'html-19',
      difficulty: 'expert',
      question:
        'A blind user reports that the message `Saved` is never read. The script inserts `<p role="status">Saved</p>` after saving. What is the likely cause?',
      right: {
        text: 'The live region was not in the page before its text changed',
        why: 'Assistive technology watches regions that exist already; keep an empty one and change its text.',
      },
      wrong: [
        {
          text: 'The role must be `alert` for any text to be read out aloud',
          why: '`alert` interrupts; `status` is right for a polite message and is read as well.',
        },
        {
          text: 'The paragraph needs the focus for screen readers to read it',
          why: 'Live regions exist so that the focus can stay where it is.',
        },
        {
          text: 'The text must be repeated in an `aria-label` of the region',
          why: 'The content of the region is what is read; the label would only name it.',
        },
      ],
    },
    {
      id: 'html-20',
      difficulty: 'expert',
      question: 'The hero image is found late, because its URL is in a style sheet. What speeds it up?',
      right: {
        text: '`<link rel="preload" as="image" href="hero.avif" fetchpriority="high">`',
        why: 'The preload scanner then sees it in the HTML and can fetch it with priority before the CSS is parsed.',
      },
      wrong: [
        {
          text: '`<link rel="prefetch" as="image" href="hero.avif" fetchpriority="high">`',
          why: '`prefetch` is for a later navigation and has the lowest priority.',
        },
        {
          text: '`<link rel="preconnect" as="image" href="hero.avif" crossorigin>`',
          why: 'It opens a connection to an origin; the image would still be found late.',
        },
        {
          text: '`<img src="hero.avif" loading="lazy" fetchpriority="high" hidden>`',
          why: 'A lazy, hidden image is not requested early, if it is at all.',
        },
      ],
    },
    {
      id: 'html-21',
      difficulty: 'expert',
      question:
        'While a modal is open, the page behind it must be out of reach for mouse and keyboard. Which way needs the least code of your own?',
      right: {
        text: '`<dialog>` opened by `showModal()`',
        why: 'It is put in the top layer, makes the rest inert, handles Escape and returns the focus on closing.',
      },
      wrong: [
        {
          text: '`<dialog open>` set in the markup',
          why: 'The attribute shows it non-modally: the page behind stays usable and nothing holds the focus.',
        },
        {
          text: '`<div role="dialog" aria-modal="true">`',
          why: 'ARIA only announces a modal; focus, Escape and the background remain your work.',
        },
        {
          text: '`<div popover>` with a large `z-index`',
          why: 'A popover is not modal, and elements outside can still be focused.',
        },
      ],
    },
    {
      id: 'html-22',
      difficulty: 'expert',
      question:
        'The server fills in `name` without escaping quotes. Somebody enters `Ada" autofocus onfocus="steal()`. What happens, and why?',
      code: {
        language: 'html',
        lines: ['<input name="name" value="{{ name }}">'],
      },
      right: {
        text: 'The quote ends the attribute, and the rest is read as attributes',
        why: 'Output has to be encoded for its context; in a quoted attribute that includes the quote itself.',
      },
      wrong: [
        {
          text: 'The browser runs each text in a `value` as if it were a script',
          why: 'A `value` is plain text; it becomes dangerous only when text breaks out of it.',
        },
        {
          text: 'The double braces are evaluated by the browser as a template',
          why: 'Browsers know no such braces; the server has replaced them before.',
        },
        {
          text: 'The attribute `autofocus` makes the browser skip the checks',
          why: 'It only sets the focus, which here triggers the injected handler at once.',
        },
      ],
    },
    {
      id: 'html-23',
      difficulty: 'expert',
      question:
        'A custom element with a shadow root holds an `input`. Its value is missing when the surrounding form is submitted. What is the proper solution?',
      right: {
        text: 'Make it form-associated and call `internals.setFormValue`',
        why: '`static formAssociated = true` and `attachInternals` let the element take part in submission and validation.',
      },
      wrong: [
        {
          text: "Open the shadow root with `mode: 'open'` so forms see it",
          why: 'The mode decides whether scripts get `shadowRoot`; forms never look inside.',
        },
        {
          text: 'Set `form="id"` on the input, so that it finds the form',
          why: 'The reference is resolved within the same tree and does not cross the shadow boundary.',
        },
        {
          text: 'Give the host element a `name`, as it has the value in it',
          why: 'A name alone makes no element submittable; it must be form-associated.',
        },
      ],
    },
    {
      id: 'html-24',
      difficulty: 'expert',
      question:
        'Pages of a shop exist under several addresses with sort parameters. Which markup tells search engines which one to index, while all stay usable?',
      right: {
        text: '`<link rel="canonical" href="https://shop.example/tea">`',
        why: 'It names the preferred address for duplicate content; visitors notice nothing.',
      },
      wrong: [
        {
          text: '`<meta name="robots" content="noindex, nofollow">`',
          why: 'It takes the variants out, and its links too, but names no preferred page.',
        },
        {
          text: '`<meta http-equiv="refresh" content="0; url=/tea">`',
          why: 'It sends visitors away, so the sorted lists could not be used any more.',
        },
        {
          text: '`<link rel="alternate" href="https://shop.example/tea">`',
          why: '`alternate` is for other languages, formats or feeds, not for duplicates.',
        },
      ],
    },
  ],
}
