import type { OpenQuestion } from '../open-question.ts'

export const frontendIntermediate: readonly OpenQuestion[] = [
  {
    id: 'frontend-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['React', 'JavaScript', 'React Hooks'],
    tags: ['race conditions', 'effects', 'data fetching'],
    question:
      "Support staff click quickly through customers, and now and then customer B's panel shows customer A's data. What is going on, and how do you make it impossible?",
    code: {
      language: 'javascript',
      lines: ['useEffect(() => {', '  fetchCustomer(id).then(setCustomer)', '}, [id])'],
    },
    keyPoints: [
      {
        cue: 'What is going on',
        point:
          'Recognizes a race: the slower answer of an earlier request arrives last and overwrites the newer one',
        weight: 3,
        essential: true,
        said: [
          'the responses come back out of order, and whichever lands last wins',
          "A's request was slow and finished after B's, so it replaced it",
          "there's no guarantee that replies arrive in the order of the clicks",
        ],
      },
      {
        cue: 'What the effect must do',
        point: "Discards or aborts the outdated request, for example in the effect's cleanup",
        weight: 3,
        essential: true,
        said: [
          'return a function that sets ignore to true or calls controller.abort()',
          'when the id changes, I cancel the previous fetch with an AbortController signal',
          "compare the id of the reply with the current one and drop it if it doesn't match",
        ],
      },
      {
        cue: 'What staff see in between',
        point:
          "Clears or marks the old customer while the new one loads, so that stale data isn't shown under a new name",
        weight: 2,
        said: [
          'between the click and the answer I show a skeleton, not the previous person',
          'I reset on id change, or key the panel by customer, otherwise the old record stays up',
        ],
      },
      {
        cue: 'Errors you cause yourself',
        point: 'Distinguishes an aborted request from a real failure',
        weight: 2,
        said: [
          "AbortError isn't something to show to the user",
          'in catch I ignore cancellations and only report true errors',
        ],
      },
      {
        cue: 'A tool that prevents it',
        point: 'Would use a query library that keys the cache by id',
        weight: 2,
        said: [
          "with React Query the id is part of the key, so an answer can't end up under another customer",
          'a data layer solves this once for all screens',
        ],
      },
      {
        cue: 'How you prove the fix',
        point: 'Proves it with a test or throttling that delays the first answer longer than the second',
        weight: 1,
        said: [
          'I reproduce it by making the first mock take two seconds and the next 100 milliseconds',
          'slow network in DevTools and click fast, then it happens nearly every time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Debouncing the clicks solves the race',
        said: ["I'd wait 300 ms before fetching and then it can't happen"],
        correction:
          'A debounce makes it rarer. Two requests further apart than the delay can still overtake each other.',
      },
      {
        belief: '`async`/`await` guarantees that the responses arrive in order',
        said: ['use await so that they run one after another'],
        correction: "Each run of the effect is independent. Awaiting inside one doesn't make another wait.",
      },
    ],
    sampleAnswer:
      "It's a race. Each click starts a request, and nothing guarantees that the answers come back in the order of the clicks. If A's answer takes longer than B's, it arrives last and `setCustomer` overwrites B with A. To make it impossible, the effect needs a cleanup: I create an AbortController, pass its signal to the fetch, and abort in the cleanup, which React runs when `id` changes or the component goes away. If the function can't be aborted, a local `ignore` flag does the same. An AbortError is not a failure, so I don't show it. I'd also reset the panel when the id changes, since until the new answer arrives, the old person's data would stand under the new selection; a `key={id}` on the panel does that. In a bigger app I'd use a query library that keys its cache by id, because then every screen is safe. For the test I mock the first answer to be slower than the second.",
    criteria: [
      'Treats the wrong data as serious, since someone may act on it',
      'Removes the cause instead of making it rarer',
    ],
    followUps: [
      {
        question:
          'Even with the abort, the old customer is visible for a second after the click. Why does that matter, and what do you do?',
        about: [2],
        answer:
          "A staff member might read or edit the wrong person's data. I show a loading state when the id changes, or remount the panel with a key, so nothing of the old customer remains.",
      },
      {
        question: 'How do you write a test that fails before your fix?',
        about: [5],
        answer:
          'I mock `fetchCustomer` with two promises that I resolve by hand, render with A, switch to B, resolve B, then A, and expect that B is shown. No timers needed.',
      },
    ],
  },
  {
    id: 'frontend-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['React', 'Web Performance', 'Browser DevTools'],
    tags: ['rerendering', 'profiling', 'memoization'],
    question:
      'Typing in the filter field above a table of 3,000 rows lags by half a second per letter. How do you approach it?',
    keyPoints: [
      {
        cue: 'Your very first step',
        point: 'Measures with a profiler first to see which components render and how long they take',
        weight: 3,
        essential: true,
        said: [
          'I record typing in the React Profiler and look at which parts are slow',
          "before I change anything, the Performance tab tells whether it's scripting, layout or painting",
          'find out what re-renders on each keystroke instead of guessing',
        ],
      },
      {
        cue: 'Cutting the work for the table',
        point: 'Renders only the visible rows, through virtualization or pagination',
        weight: 3,
        said: [
          'windowing keeps about 40 rows in the DOM instead of three thousand',
          'nobody sees all rows at once, so draw just the ones on the screen',
          "TanStack Virtual or paging, so there's much less to draw",
        ],
      },
      {
        cue: 'Where the typed text lives',
        point: "Keeps the field's own state apart, so that the input updates without waiting for the table",
        weight: 2,
        said: [
          "move the text state down into the input component so a letter doesn't re-render the page",
          'the controlled value stays local and the table gets it later',
        ],
      },
      {
        cue: 'What need not happen at once',
        point: 'Lets the expensive update happen later, by a deferred value, transition or debounce',
        weight: 2,
        said: [
          'useDeferredValue lets React paint the letter first and the list afterward',
          "filter only after they've stopped typing for 200 milliseconds",
        ],
      },
      {
        cue: 'Saving repeated work',
        point: 'Memoizes rows or computed results with stable props, where the profiler shows a benefit',
        weight: 2,
        said: [
          "React.memo on the row, but only if I don't pass new inline functions and objects every time",
          'useMemo for the filtered and sorted list',
        ],
      },
      {
        cue: 'Where you check the result',
        point: 'Verifies on slow hardware and in a production build',
        weight: 1,
        said: [
          'the development build is slower, so I measure the real build with CPU throttling',
          "my laptop isn't what the users have, so I test with 4x slowdown",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Wrapping every component in `memo` and every function in `useCallback` makes it fast',
        said: ["I'd just memoize everything", 'put useCallback everywhere and the re-renders stop'],
        correction:
          'Comparisons cost too, and one unstable prop makes them useless. Memoize where a profile shows expensive, avoidable renders.',
      },
      {
        belief: 'The virtual DOM makes re-rendering free',
        said: ['React only updates what changed, so 3,000 rows are no problem'],
        correction:
          'React still calls every component and compares the results. With thousands of rows that alone takes far more than a frame.',
      },
    ],
    sampleAnswer:
      "I'd record a few keystrokes in the React Profiler and the browser's Performance panel, with a production build and CPU throttling, so I know whether the time goes into rendering, filtering or layout. Most likely the filter text lives high up, so every letter re-renders the page with all 3,000 rows. The biggest win is usually not to draw them: with virtualization there are maybe forty rows in the DOM, or I paginate. Second, I separate the urgent from the rest: the input keeps its own state and reacts at once, while the table gets a deferred value through `useDeferredValue`, or a debounce if filtering goes to the server. Third, I memoize the filtered list and the row component if the profile shows that rows render without any change; for that the props must be stable, so no new objects and functions inline. Then I measure again in the same way and stop when it feels immediate, instead of memoizing the whole app.",
    criteria: ['Orders remedies by effect and cost', 'Measures again after the change'],
    followUps: [
      {
        question: 'What does virtualization cost, and when would you not want it?',
        about: [1],
        answer:
          "The browser's own search doesn't find rows that aren't drawn, screen readers and printing see only part, and variable heights are tricky. With a few hundred simple rows I'd rather paginate or leave it.",
      },
      {
        question: 'You wrapped the row in `React.memo` and it still renders every time. Why?',
        about: [4],
        answer:
          'Some prop is new at each render, such as an inline arrow function, an object or array literal, or JSX as children. It may also read a context that changes. I check in the Profiler why it rendered.',
      },
    ],
  },
  {
    id: 'frontend-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['Web Accessibility', 'WAI-ARIA', 'HTML'],
    tags: ['dialogs', 'focus', 'keyboard'],
    question:
      'Our checkout opens a confirmation dialog built from divs over the page. An audit says that it is unusable with keyboard and screen reader. Which behavior must it have, and how would you build it?',
    keyPoints: [
      {
        cue: 'The focus when it opens',
        point: 'Moves the focus into the dialog on opening and keeps it there while it is open',
        weight: 3,
        essential: true,
        said: [
          'when it opens, the cursor goes to the first sensible control and Tab stays inside',
          'focus trap, otherwise you tab through the page behind it',
          "a keyboard person mustn't end up in the hidden background",
        ],
      },
      {
        cue: 'The focus when it closes',
        point: 'Returns the focus to the control that opened it after closing',
        weight: 3,
        essential: true,
        said: [
          'when it closes, I put focus back on the button they came from',
          'without that, people land at the top of the document and lose their place',
        ],
      },
      {
        cue: 'Ways to get out',
        point: 'Closes with Escape and with a visible button',
        weight: 2,
        said: [
          "Esc cancels, and there's a proper close or cancel button too",
          'there must be an obvious way out by keyboard',
        ],
      },
      {
        cue: 'What happens to the page behind',
        point: 'Makes the page behind inert for pointer, keyboard and assistive technology',
        weight: 2,
        said: [
          "the rest gets the inert attribute so the screen reader doesn't wander off",
          "background shouldn't scroll or be clickable or be read",
        ],
      },
      {
        cue: 'What a screen reader says',
        point: 'Announces itself as a dialog with a name, by role and label',
        weight: 2,
        said: [
          'role dialog with aria-labelledby pointing to the heading',
          "the reader should say 'Confirm order, dialog' when it opens",
        ],
      },
      {
        cue: 'What you build it from',
        point:
          'Prefers the native `dialog` element with `showModal()` or a proven library over building it by hand',
        weight: 3,
        said: [
          'showModal gives the top layer, focus handling and Esc for free',
          "I'd take something like Radix or React Aria, since these details are easy to get wrong",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: '`aria-modal="true"` traps the focus',
        said: ['I set aria-modal and the browser keeps the focus inside'],
        correction:
          'ARIA attributes describe; they change no behavior. Keeping focus inside needs `showModal()`, `inert` on the rest, or code.',
      },
      {
        belief: 'A high `z-index` is enough to make the page behind unreachable',
        said: ["the overlay covers everything, so you can't get to it"],
        correction:
          'An overlay stops the mouse. Tab order and screen readers still reach everything underneath.',
      },
    ],
    sampleAnswer:
      "When it opens, the focus must move into the dialog, usually to the first field or, when the action is destructive, to the harmless button. Tab must stay inside, Escape and a visible Cancel button close it, and then the focus returns to the button that opened it, so people don't lose their place. A screen reader should hear that it's a dialog and its name, from the heading through `aria-labelledby`. And everything behind has to be inert: not clickable, not reachable by Tab, not read aloud. I wouldn't build that from divs. The native `dialog` with `showModal()` puts it in the top layer, makes the rest inert, handles Escape and restores the focus. I'd check where the initial focus goes and add the label. If we already have a component library that's tested with assistive technology, I'd use its dialog. Then I test it myself: mouse away, Tab through it, and once with VoiceOver or NVDA, since automatic tools don't notice lost focus.",
    criteria: [
      'Describes behavior, not only attributes',
      'Would test it by hand with keyboard and screen reader',
    ],
    followUps: [
      {
        question: 'The dialog deletes the row whose button opened it. Where does the focus go now?',
        about: [1],
        answer:
          'The opener is gone, so I choose a sensible place: the next row\'s button, or the heading of the list when it is empty, made focusable with `tabindex="-1"`. Never just the body. I\'d also announce that it was deleted.',
      },
      {
        question: "What does `showModal()` do that the `open` attribute doesn't?",
        about: [5, 3],
        answer:
          'With `open` the element is only displayed like a normal box, and the page behind stays usable. `showModal()` puts it in the top layer with a backdrop, makes the rest inert, moves the focus and closes on Escape.',
      },
    ],
  },
  {
    id: 'frontend-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Security Engineer'],
    skills: ['XSS', 'Content Security Policy', 'Web Security'],
    tags: ['xss', 'sanitizing', 'csp'],
    question:
      'Product wants customer reviews with bold text and links, stored as HTML. A developer renders them with `dangerouslySetInnerHTML`. What can happen, and how would you allow this safely?',
    keyPoints: [
      {
        cue: 'What an attacker could do',
        point:
          "Explains that a stored review could run an attacker's script in the session of everybody who reads it",
        weight: 3,
        essential: true,
        said: [
          "it's stored XSS: somebody writes an onerror handler and it executes for each visitor",
          "the attacker's code would act as the logged-in user, read data, send requests",
          "one evil review and every reader's account is at risk",
        ],
      },
      {
        cue: 'Letting through bold and links only',
        point: 'Sanitizes with a maintained library and an allowlist of tags and attributes',
        weight: 3,
        essential: true,
        said: [
          'run it through DOMPurify and permit only b, i, a, p and such',
          'only known good elements survive, everything else gets removed',
          'an allow-list, not hunting for bad words',
        ],
      },
      {
        cue: 'How React treats text',
        point: 'Knows that frameworks escape text by default and that this API turns that off',
        weight: 2,
        said: [
          'React would print it as plain text normally, this prop bypasses the protection',
          "curly braces are safe, raw HTML isn't",
        ],
      },
      {
        cue: 'What a link can hide',
        point: 'Checks link targets, since `javascript:` URLs run code, and permits only http and https',
        weight: 2,
        said: [
          "the href must start with https, mailto or so, otherwise it's a script",
          'a sanitized anchor can still carry javascript:, so limit the protocols',
        ],
      },
      {
        cue: 'If something slips through',
        point: 'Adds a Content Security Policy as a second line of defense',
        weight: 2,
        said: [
          'CSP without inline scripts would stop most payloads that slip through',
          'if the cleaning has a hole, the policy blocks the injected code',
        ],
      },
      {
        cue: 'Another way to store reviews',
        point: 'Considers storing Markdown or structured text instead of HTML',
        weight: 1,
        said: [
          "maybe Markdown is enough, then there's no raw HTML to begin with",
          'keep a small rich-text format and render it with our own components',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Removing `<script>` tags with a regular expression is enough',
        said: ["I'd replace script tags by an empty string", 'strip everything between script and /script'],
        correction:
          'Event handlers, SVG, odd nesting and URLs run code without any `script` tag. Only a parser with an allowlist is reliable.',
      },
      {
        belief: 'HttpOnly cookies make XSS harmless',
        said: ["the script can't steal the cookie, so nothing happens"],
        correction:
          "The script runs in the page and can send requests with the cookie, read what's shown and change what people type into.",
      },
    ],
    sampleAnswer:
      "It's stored XSS. Somebody writes a review with an image whose `onerror` runs code, it's saved, and from then on it runs in the browser of everyone who opens the product, with their session: it can order, change the email address or show a fake login. React escapes text by default, and this prop switches precisely that off. To allow formatting safely I'd sanitize with a maintained library such as DOMPurify, with an allowlist of the few tags we need and only `href` on links, and I'd accept only http and https there, because a `javascript:` URL is code too. I sanitize as close as possible to the rendering, in one component that's the only place where this prop is allowed, with a lint rule for the rest. As a second line I want a Content Security Policy without inline scripts. And I'd ask whether we need HTML at all: with Markdown rendered without raw HTML, or a small structured format, much of the risk doesn't arise.",
    criteria: [
      'Describes concrete damage instead of naming the acronym',
      'Combines several layers and says which is the main one',
    ],
    followUps: [
      {
        question:
          'The sanitizer left `<a href="javascript:…">` in place. How could that be, and what do you do?',
        about: [3],
        answer:
          'It was configured for tags only, or an own rule lets every href through. I permit only the protocols http, https and perhaps mailto, after parsing the URL, and add a test with that payload.',
      },
      {
        question: 'The back end already sanitizes when saving. Is that enough?',
        about: [1, 4],
        answer:
          "It's good but fragile: old rows, other write paths, and newly found bypasses remain in the database. Sanitizing at rendering with a current library covers everything shown, and the policy catches what is missed.",
      },
    ],
  },
  {
    id: 'frontend-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Technical Lead'],
    skills: ['State Management', 'React', 'React Query'],
    tags: ['server state', 'url state', 'local state'],
    question:
      'You start an admin app: user list with filters and pages, detail view, edit forms, a theme, a logged-in user. A teammate wants everything in one global store. Where would you keep which state, and why?',
    keyPoints: [
      {
        cue: 'What comes from the API',
        point: 'Treats server data as a cache with its own tool, not as client state that you copy by hand',
        weight: 3,
        essential: true,
        said: [
          'lists and details belong in React Query or something similar, with refetching and invalidation',
          'what the server owns is only borrowed, it goes stale, so a cache should manage it',
          "don't duplicate API data in a store and keep it in sync manually",
        ],
      },
      {
        cue: 'Filters and pages',
        point:
          'Puts filters, page and selected record in the URL, so that they survive reload and can be shared',
        weight: 3,
        essential: true,
        said: [
          'search params are the right place, then Back works and I can send a link to a colleague',
          "what you're looking at should be in the address bar",
        ],
      },
      {
        cue: 'Edit forms and small toggles',
        point: 'Keeps form drafts and open or closed panels local to their component',
        weight: 2,
        said: [
          'what only one widget needs stays in useState there',
          "input values while editing don't concern the rest of the app",
        ],
      },
      {
        cue: 'What may be shared everywhere',
        point: 'Reserves global state for the few things that are really shared, such as user and theme',
        weight: 2,
        said: [
          'context is enough for session and dark mode, since they rarely change',
          'a store only for what distant parts need and nobody else owns',
        ],
      },
      {
        cue: 'Values that follow from others',
        point: 'Derives what can be computed instead of storing it twice',
        weight: 2,
        said: [
          'the number of selected rows or the filtered list is calculated, not saved',
          'two copies of one truth will disagree sooner or later',
        ],
      },
      {
        cue: "The price of your teammate's plan",
        point:
          'Names what a store with everything costs: boilerplate, coupling, needless renders, stale copies',
        weight: 1,
        said: [
          'a change anywhere touches everything, and nobody knows who writes it',
          'every little toggle goes through actions and the whole app depends on it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'All state belongs in one global store because then everything is consistent',
        said: [
          'a single source of truth means one store for all',
          'put it all into Redux so every component can reach it',
        ],
        correction:
          'One source per fact is the aim, not one place for all facts. The server, the URL and the component are sources too.',
      },
      {
        belief: 'Context replaces a store without any cost',
        said: ['just use one context for all state'],
        correction:
          'Every consumer of a context renders when its value changes. For values that change often, this makes large parts of the app render.',
      },
    ],
    sampleAnswer:
      "I'd sort the state by who owns it. Users and details belong to the server; what we hold is a cache, so I'd use a query library that handles loading, staleness, deduplication and invalidation after an edit, instead of copying responses into a store. Filters, page, sorting and the open record go in the URL: then reload, the Back button and sending a link to a colleague simply work. Form drafts, open menus and hover states stay in the component, perhaps lifted one level when siblings need them. What remains global is little: the logged-in user and the theme, and for that a context is enough, since they rarely change. Anything that can be computed, such as the count of selected rows, I compute. I'd tell my teammate that I understand the wish for one place, but a store for everything couples unrelated screens, brings stale copies of server data, and turns each toggle into ceremony. If something later is shared and changes often, we can add a small store just for that.",
    criteria: [
      'Sorts by ownership and lifetime, not by favorite library',
      "Takes the teammate's reason seriously",
    ],
    followUps: [
      {
        question: 'Which filter would you not put in the URL?',
        about: [1],
        answer:
          "Anything sensitive, such as a patient's name or an email, because addresses end up in logs, history and shared links. Also half-typed text before it is applied, and what is just presentation, such as an open tooltip.",
      },
      {
        question:
          'After an edit, the list shows the old name. How do you keep the list and the detail view consistent?',
        about: [0, 4],
        answer:
          "The edit invalidates the keys of the list and the detail, so both are refetched, or I write the server's answer into both cache entries. I don't keep an own copy of the record.",
      },
    ],
  },
  {
    id: 'frontend-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['Web Performance', 'Lighthouse'],
    tags: ['core web vitals', 'lcp', 'field data'],
    question:
      'The product page has a Largest Contentful Paint of 4.8 seconds for the slowest quarter of visitors, yet it is fine on your machine. How do you find what is slow, and what do you usually change?',
    keyPoints: [
      {
        cue: 'What your own machine hides',
        point: 'Looks at data from real users and reproduces with throttled network and CPU',
        weight: 3,
        essential: true,
        said: [
          'field data, split by device and country, tells who is slow',
          'I test with a mid-range phone or throttle to 4x CPU and slow 4G, not on my fiber connection',
          "the lab on a fast laptop isn't what visitors have",
        ],
      },
      {
        cue: 'Where the 4.8 seconds go',
        point:
          'Splits the time into server response, discovery of the resource, download and rendering delay',
        weight: 3,
        essential: true,
        said: [
          "first I see whether it's TTFB, late start of the image, its size, or blocked rendering",
          'break LCP into its parts, then you know which quarter to attack',
          'look in the waterfall where the gap is before the picture starts',
        ],
      },
      {
        cue: 'What exactly is being painted',
        point:
          "Finds out which element is the largest, often the hero image, and whether it's the same for all",
        weight: 2,
        said: [
          'the Performance panel marks the LCP element, I check what it is on a phone',
          'on mobile it may be the headline and not the picture',
        ],
      },
      {
        cue: 'What you change about it',
        point:
          'Makes the main image discoverable and early: in the HTML, not lazy, with high priority or preload',
        weight: 3,
        said: [
          "the browser's scanner must find the img tag, so no JavaScript slider or CSS background for it",
          'remove loading=lazy there and set fetchpriority high',
        ],
      },
      {
        cue: 'What holds up the page',
        point:
          'Removes what blocks rendering: synchronous scripts, large CSS, late fonts, client-only rendering',
        weight: 2,
        said: [
          'defer scripts, cut CSS, so the page can paint',
          'if everything waits for a JS bundle and an API call, render it on the server instead',
        ],
      },
      {
        cue: 'When the back end is slow',
        point: 'Shortens the server response with caching or a CDN near the visitor',
        weight: 2,
        said: [
          "TTFB of 1.5 seconds can't be fixed in the front end, cache the HTML at the edge",
          'bring the page closer and avoid redirects',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A Lighthouse score of 100 on my machine proves that visitors have a fast page',
        said: ['Lighthouse is green, so the users must be wrong'],
        correction:
          "One simulated run doesn't know their devices, networks, consent banners or personal content. Field data decides.",
      },
      {
        belief: 'Lazy loading all images improves LCP',
        said: ['make every picture lazy and it will be quicker'],
        correction:
          "The largest visible image then starts later. Lazy loading helps only for what isn't visible at first.",
      },
    ],
    sampleAnswer:
      "I trust the field data first, because that's what visitors experience: I'd look at the 75th percentile by device, country and page type, and then reproduce with a throttled CPU and slow 4G, or better a cheap phone. Then I look at what the LCP element is; on product pages it's mostly the main photo. I split its time into four parts: time to first byte, delay until the image request starts, download, and delay until it's painted. A long first byte means caching the HTML at a CDN and removing redirects. A late start usually means that the image is inserted by JavaScript, is a CSS background, or is lazy; I'd put it as a plain img into the server's HTML with `fetchpriority=\"high\"`. A long download means better formats and sizes. A late paint means blocking scripts, fonts or hydration, so I defer third-party tags and render on the server. I change one thing, watch the field data for a week or two, and keep a budget in CI, so it doesn't creep back.",
    criteria: ['Attacks the largest part first', 'Confirms the effect in the field, not only in the lab'],
    followUps: [
      {
        question:
          'First byte takes 0.3 s, the image starts at 3 s, and downloads in 0.4 s. What do you conclude?',
        about: [1],
        answer:
          "The image is discovered far too late. It's probably inserted by JavaScript after a data call, or lazy, or a CSS background. Compressing it more would gain almost nothing; it has to be in the initial HTML with high priority.",
      },
      {
        question: 'How would your approach differ if the page were rendered only in the browser?',
        about: [4, 5],
        answer:
          "Then nothing can paint before the bundle is loaded and the API has answered. I'd render at least the part above the fold on the server or at build time, split the bundle, and start the data request earlier.",
      },
    ],
  },
  {
    id: 'frontend-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['TypeScript', 'Zod', 'APIs'],
    tags: ['type safety', 'runtime validation', 'narrowing'],
    question:
      'The compiler was happy, and yet the page crashed with `Cannot read properties of undefined`. Explain how that could happen, and how you would change the code.',
    code: {
      language: 'typescript',
      lines: [
        'type User = { id: string; profile: { name: string } }',
        '',
        'async function getUser(id: string) {',
        "  const res = await fetch('/api/users/' + id)",
        '  return (await res.json()) as User',
        '}',
        "const user = await getUser('7')",
        'title.textContent = user.profile.name.toUpperCase()',
      ],
    },
    keyPoints: [
      {
        cue: 'Types while the page runs',
        point: 'Explains that types are erased, so nothing checks the response at run time',
        weight: 3,
        essential: true,
        said: [
          "TypeScript is gone after compiling, the browser doesn't know what a User is",
          'the types exist only during the build, the API may send anything',
        ],
      },
      {
        cue: 'What `as User` does',
        point: 'Calls `as User` a claim, not a check',
        weight: 3,
        said: [
          'the assertion just tells the compiler to trust me',
          "with as I switch the checking off, like a promise I can't keep",
          "casting doesn't convert or verify anything",
        ],
      },
      {
        cue: 'What happens to the response first',
        point: 'Validates data at the boundary with a schema or a type guard, treating it as `unknown` first',
        weight: 3,
        essential: true,
        said: [
          'parse it with Zod and take the type from the schema',
          'I treat json() as unknown and narrow it with checks before using it',
        ],
      },
      {
        cue: 'When the request fails',
        point: "Checks `res.ok`, because an error body isn't a user",
        weight: 2,
        said: [
          'a 404 returns some error JSON, and this code happily calls it a user',
          'look at the status before parsing',
        ],
      },
      {
        cue: 'Data that may not be there',
        point:
          'Models missing values and outcomes in the type, such as optional fields or a union of success and failure',
        weight: 2,
        said: [
          'if profile can be absent, the type should say so and then the compiler forces me to handle it',
          'return a discriminated union with ok true or false',
        ],
      },
      {
        cue: 'Agreement with the back end',
        point: "Suggests types generated from the API's description, so that both sides agree",
        weight: 1,
        said: [
          'generate the client from OpenAPI so changes break the build',
          'share one schema between server and client',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Adding `?.` everywhere fixes it',
        said: ["I'd just write user?.profile?.name"],
        correction:
          'It hides the wrong data and shows an empty name somewhere else. First make the boundary honest, then decide what absence means.',
      },
      {
        belief: 'With strict mode this could not have happened',
        said: ['turn on strict and TypeScript catches it'],
        correction:
          "Strict mode checks your code against the declared types. It can't see what a server sends, and `as` overrules it anyway.",
      },
    ],
    sampleAnswer:
      "TypeScript's types disappear when compiling; at run time nobody looks at whether the response is a `User`. `res.json()` gives `any`, and `as User` is only a claim: I tell the compiler to believe me. So when the server sends a user without a profile, or a 404 with an error body, the code goes on as if all were well and crashes two lines later. I'd do three things. First, check `res.ok` and treat an error as an error. Second, take the body as `unknown` and validate it at the boundary, say with a Zod schema, and derive the type from that schema, so there's one source. If it doesn't match, it fails there with a clear message, which I log. Third, make the type honest: if `profile` can be missing, it's optional, and then the compiler forces me to decide what the title shows. If the back end has an OpenAPI description, I'd generate the types from it, so that a change breaks the build rather than a page.",
    criteria: [
      'Distinguishes what the compiler knows from what happens at run time',
      'Puts the check at the boundary instead of spreading it',
    ],
    followUps: [
      {
        question: "Isn't validating every response too slow or too much work?",
        about: [2],
        answer:
          "For normal payloads the time is negligible compared with the network. I check what I use, leniently about unknown fields. For very large lists I'd validate a sample or only the envelope, and lean on generated types.",
      },
      {
        question: "How would you type the result so that a caller can't forget the failure?",
        about: [4],
        answer:
          '`{ ok: true; user: User } | { ok: false; reason: string }`. The `user` is reachable only after checking `ok`, so the compiler rejects code that ignores the failure.',
      },
    ],
  },
  {
    id: 'frontend-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['Playwright', 'End-to-End Testing', 'Test Automation'],
    tags: ['flaky tests', 'e2e', 'ci'],
    question:
      "The end-to-end test of the checkout fails in about one run of ten in CI and never locally. People have begun to press 'rerun'. How do you deal with it?",
    keyPoints: [
      {
        cue: 'Your attitude to such a failure',
        point:
          'Treats it as a real signal that may be a product bug, and finds the cause instead of adding retries',
        weight: 3,
        essential: true,
        said: [
          'a flaky test could be a real race that customers meet too',
          "I don't just rerun, I want to know why it fails",
          'pressing again trains everybody to ignore red',
        ],
      },
      {
        cue: 'What you look at first',
        point: 'Collects evidence from failing CI runs: trace, video, screenshots, console and network',
        weight: 3,
        essential: true,
        said: [
          'switch on traces on failure and look at what the page showed in that moment',
          'compare the recording of a red run with a green one',
        ],
      },
      {
        cue: 'Timing in the test',
        point: 'Replaces fixed sleeps by waiting for a visible condition or response',
        weight: 3,
        said: [
          'no wait of two seconds, I wait till the button is enabled or the heading appears',
          'auto-retrying assertions instead of timeouts',
        ],
      },
      {
        cue: 'Other runs at the same time',
        point: "Isolates test data, so that parallel runs or leftovers don't interfere",
        weight: 2,
        said: [
          'each run creates its own user and cart, not a shared account',
          "two jobs use the same customer at once and empty each other's basket",
        ],
      },
      {
        cue: 'Making it fail at your desk',
        point: 'Reproduces CI conditions, with slow CPU, parallel workers and many repetitions',
        weight: 2,
        said: [
          'run it 50 times with throttling on my machine, then it fails here as well',
          'CI has two weak cores, so timing is different',
        ],
      },
      {
        cue: 'Services you do not own',
        point: "Stubs third parties that the test isn't about, such as payment or analytics",
        weight: 2,
        said: [
          'the sandbox of the payment provider is sometimes slow, so I fake it in most runs',
          "external services shouldn't decide whether our build is green",
        ],
      },
      {
        cue: 'While it blocks the team',
        point: 'Quarantines the test with an owner and a deadline if it blocks everyone meanwhile',
        weight: 1,
        said: [
          'take it out of the gate for a few days, but with a ticket and a name',
          'it may be skipped temporarily, not forgotten',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Three automatic retries are the solution',
        said: ['set retries to 3 and the pipeline is green again'],
        correction:
          'Retries hide a race that users may meet as well, and they lengthen every run. They buy time at most.',
      },
      {
        belief: 'Longer timeouts make a test reliable',
        said: ['increase the sleep to ten seconds'],
        correction:
          'It still fails on a slower day and wastes time on every other. Wait for the condition itself.',
      },
    ],
    sampleAnswer:
      "A test that fails one time in ten may be telling the truth: maybe one checkout in ten really has a race. So first I collect evidence. I turn on traces, video, and the console and network log for failing runs, and compare a red run with a green one at the step where they part. To reproduce it, I run the test fifty times locally with CPU throttling and as many workers as CI has. The usual causes are fixed sleeps, which I replace with waiting for something visible, such as the enabled Pay button; shared data, for instance two workers using the same customer, so each test creates its own; and outside services, so I stub the payment sandbox except in one small nightly test. If it turns out that the button is clickable before the page is ready to react, that's a product bug and I fix it there. Meanwhile, if it blocks everybody, I move it out of the gate with an owner and a date, visibly, because pressing rerun teaches people to ignore red.",
    criteria: ['Takes trust in the test suite seriously', 'Considers that the product could be at fault'],
    followUps: [
      {
        question:
          "You find that a click right after loading gets lost, since the page isn't hydrated yet. What do you do?",
        about: [0],
        answer:
          "That's a product bug: fast customers lose clicks too. I'd disable the button until it works or make the form function without JavaScript, and keep the test as proof instead of adding a wait to it.",
      },
      {
        question: 'How do you give each run its own data without slowing everything down?',
        about: [3],
        answer:
          'I create user and cart through the API before the test instead of through the screens, with a unique suffix, and delete them afterward or let a nightly job clean up.',
      },
    ],
  },
  {
    id: 'frontend-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['CORS', 'HTTP', 'Web Security'],
    tags: ['cors', 'preflight', 'same origin'],
    question:
      'From the terminal the API answers, but in the browser the same request fails with the message below. What does it mean, and where is it to be fixed?',
    code: {
      language: 'text',
      lines: [
        "Access to fetch at 'https://api.shop.example/orders' from origin",
        "'https://app.shop.example' has been blocked by CORS policy: Response to",
        "preflight request doesn't pass access control check: No",
        "'Access-Control-Allow-Origin' header is present on the requested resource.",
      ],
    },
    keyPoints: [
      {
        cue: 'Why the terminal differs',
        point:
          "Explains that the browser enforces the same-origin policy, which tools such as curl don't have",
        weight: 3,
        essential: true,
        said: [
          "it's the browser that blocks reading the response, the terminal doesn't care",
          'app and api are different origins, therefore the browser asks for permission',
          "curl has no user with cookies to protect, so it doesn't check",
        ],
      },
      {
        cue: 'Which side must change what',
        point: 'Fixes it at the server or proxy by answering with the right headers for this origin',
        weight: 3,
        essential: true,
        said: [
          'the API must allow https://app.shop.example in Access-Control-Allow-Origin',
          "I can't solve that in front-end code, the back end has to permit it",
          "or put both behind one domain with a reverse proxy, then there's no cross-origin at all",
        ],
      },
      {
        cue: 'What happens before your request',
        point:
          'Explains the preflight: an OPTIONS request asks first, because of the method, headers or content type',
        weight: 3,
        said: [
          'JSON content type or an Authorization header makes the browser send OPTIONS before',
          'it checks with the server whether this kind of request is OK',
        ],
      },
      {
        cue: 'What you look at in DevTools',
        point: 'Looks at the OPTIONS request in the network tab, which may have got a 401, 404 or redirect',
        weight: 2,
        said: [
          'often the login middleware rejects the preflight since it carries no token',
          'see which status the OPTIONS got and which headers are missing',
        ],
      },
      {
        cue: 'When cookies are involved',
        point:
          "Knows that with cookies the wildcard isn't allowed and credentials must be permitted explicitly",
        weight: 2,
        said: [
          "with credentials include the star doesn't work, you need the exact origin and Allow-Credentials true",
          'echo only known origins from a list if cookies are sent',
        ],
      },
      {
        cue: 'What CORS is not',
        point: "Points out that CORS doesn't protect the API from unauthorized calls",
        weight: 1,
        said: [
          "it doesn't replace authentication, anyone can still call it outside a browser",
          "it loosens the browser's rule, it's no firewall",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "`mode: 'no-cors'` makes the request work",
        said: ['I set no-cors in fetch and the error disappears'],
        correction:
          "The response becomes opaque: you can't read status or body, and JSON headers aren't sent. The error message goes away, the data don't come.",
      },
      {
        belief: 'CORS is a protection of the server against attackers',
        said: ['CORS keeps hackers from calling our API'],
        correction:
          'It protects users of browsers from other sites reading their data. Other clients ignore it, so the API needs its own authorization.',
      },
    ],
    sampleAnswer:
      "The page comes from app.shop.example and the API is api.shop.example, so these are two origins. By the same-origin policy the browser doesn't let a page read another origin's answer unless that server permits it. curl has no such rule, so it works there. The message speaks of the preflight: because we send JSON or an Authorization header, the browser first sends OPTIONS and asks whether it may. I'd open the network tab and look at that OPTIONS request; often it gets a 401, since the login middleware wants a token that a preflight never carries, or a 404 because no route exists. The fix is on the server or gateway: answer OPTIONS before authentication, with `Access-Control-Allow-Origin` for exactly our app, the methods and the headers. If cookies are sent, the star isn't allowed and we need `Access-Control-Allow-Credentials`. Alternatively serve both under one origin through a proxy. And I'd say that CORS isn't the API's protection; the server still has to check who is calling.",
    criteria: ['Knows which side has to change what', "Doesn't weaken security to make a message disappear"],
    followUps: [
      {
        question: 'The GET works, but the PUT fails. Why might that be?',
        about: [3],
        answer:
          "A plain GET needs no preflight, while PUT always does. The OPTIONS handler is probably missing, or `Access-Control-Allow-Methods` doesn't list PUT. The network tab shows it.",
      },
      {
        question: 'Someone proposes to echo back any Origin and allow credentials. What is the danger?',
        about: [4],
        answer:
          'Then every website that a logged-in customer visits can read their orders with their cookies. The server has to compare the origin with a fixed list, exactly and not by a loose pattern.',
      },
    ],
  },
  {
    id: 'frontend-intermediate-10',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['Webpack', 'Vite', 'Web Performance'],
    tags: ['bundle size', 'code splitting', 'tree shaking'],
    question:
      "Over a year the JavaScript of your app's first page has grown from 300 KB to 1.4 MB compressed. You have a week. How do you go about it, and how do you keep it from coming back?",
    keyPoints: [
      {
        cue: 'Your first step',
        point: 'Analyzes what is in the bundle before cutting, with a visualizer or coverage',
        weight: 3,
        essential: true,
        said: [
          'I open the bundle analyzer and look for the biggest boxes',
          'see which packages take the space and whether this page uses them at all',
          "the Coverage tab tells how much code isn't run on first load",
        ],
      },
      {
        cue: 'What this page need not load',
        point: 'Splits code by route and loads rare, heavy parts on demand',
        weight: 3,
        essential: true,
        said: [
          'dynamic import for the admin area, the chart and the editor',
          "first page shouldn't ship the code of all other pages",
        ],
      },
      {
        cue: 'What you did not write yourself',
        point: 'Replaces or trims heavy dependencies and removes duplicates',
        weight: 2,
        said: [
          "two versions of lodash and a date library with all locales, that's easy to remove",
          "a native API such as Intl does it, so we don't need the package",
        ],
      },
      {
        cue: 'When unused code stays in',
        point:
          'Knows why tree shaking fails, for example CommonJS modules, side effects or imports through barrel files',
        weight: 2,
        said: [
          "import everything from an index and the bundler can't drop the rest",
          'packages without ES modules or with side effects stay in completely',
        ],
      },
      {
        cue: 'Which browsers you build for',
        point: 'Ships modern output without needless polyfills',
        weight: 2,
        said: [
          'our browser list still targets very old browsers, so everything gets transpiled and bloated',
          "we don't need to send polyfills to browsers that have the feature",
        ],
      },
      {
        cue: 'Keeping it from coming back',
        point: 'Sets a size budget in CI, so that a growing pull request is noticed',
        weight: 3,
        said: [
          'the build fails or comments if the entry gets 10 KB bigger',
          "a limit per entry file, otherwise it's back in a year",
        ],
      },
      {
        cue: 'Beyond the download',
        point: 'Mentions that parsing and running the script costs more than the download on weak phones',
        weight: 1,
        said: [
          "a megabyte of script keeps a cheap phone's CPU busy for seconds",
          'bytes of JS are more expensive than bytes of an image',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Compression and caching make size unimportant',
        said: ["it's gzipped and cached, so it doesn't matter"],
        correction:
          'First visits and each release load it again, and the phone has to parse and run all of it uncompressed.',
      },
      {
        belief: 'Splitting into as many small files as possible is best',
        said: ['make every component lazy'],
        correction:
          "Each lazy boundary adds a round trip and a spinner, and small chunks compress worse. Split where people go or don't go.",
      },
    ],
    sampleAnswer:
      "First I'd look instead of guessing. A bundle visualizer shows which packages are large and whether there are two versions of the same one, and the Coverage tab shows how much of it the first page really runs; often it's under half. Then I go by gain per effort. Routes that aren't the first page and heavy things like the editor, charts or the admin area go behind dynamic imports. A date library with all locales can be replaced by `Intl` or a small one. Barrel files and CommonJS packages often defeat tree shaking, so I import directly and check the `sideEffects` flags. The browser targets may be years old, and then we ship polyfills nobody needs. I would expect half to go in a week. I measure on a mid-range phone, since parsing and executing hurt there more than the download. So that it doesn't return, I add a budget per entry to CI, which comments the difference on each pull request and fails above the limit, so adding a big package becomes a decision.",
    criteria: [
      'Begins with evidence and the largest pieces',
      'Prevents the relapse with a process, not with an appeal',
    ],
    followUps: [
      {
        question:
          'You import one function from a package, and the whole package lands in the bundle. Which reasons do you check?',
        about: [3],
        answer:
          'Whether it ships ES modules at all, whether its `package.json` says that files have side effects, whether I import through an index that re-exports everything, and whether my own build turns modules into CommonJS first.',
      },
      {
        question: 'After splitting by route, each navigation shows a spinner for a second. What do you do?',
        about: [1],
        answer:
          'I prefetch the likely next chunks when the browser is idle, or on hover and when a link becomes visible. I also keep the old page until the new one is ready, and split less finely.',
      },
    ],
  },
]
