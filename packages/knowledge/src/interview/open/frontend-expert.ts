import type { OpenQuestion } from '../open-question.ts'

export const frontendExpert: readonly OpenQuestion[] = [
  {
    id: 'frontend-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Technical Lead'],
    skills: ['Web Performance', 'JavaScript', 'Browser DevTools'],
    tags: ['inp', 'long tasks', 'main thread'],
    question:
      'Field data shows an Interaction to Next Paint of 620 ms at the 75th percentile; in your lab, every click feels instant. How do you find the interactions behind it, and which remedies do you have?',
    keyPoints: [
      {
        cue: 'What you gather, and where',
        point:
          'Collects attribution from real users: which elements, events and scripts are behind the slow interactions',
        weight: 3,
        essential: true,
        said: [
          'the web-vitals library with attribution sends me the selector and the phases of slow interactions',
          'I need real-user data on what was clicked and in which part the time went, not only the number',
          'Long Animation Frames tell which script blocked at that moment',
        ],
      },
      {
        cue: 'What the 620 ms consist of',
        point: 'Distinguishes the three phases, since each needs another remedy',
        weight: 3,
        essential: true,
        said: [
          'waiting because the thread is busy, slow handlers, or expensive rendering afterward are different problems',
          "if the delay before the handler is long, the handler itself isn't to blame",
        ],
      },
      {
        cue: 'When a handler does too much',
        point: 'Breaks up long tasks and yields to the main thread so that a paint can come first',
        weight: 3,
        said: [
          'show the feedback, then scheduler.yield or a timeout, and do the rest later',
          'split the loop in chunks so the browser can paint in between',
          'do only the visible update in the handler and postpone analytics and such',
        ],
      },
      {
        cue: 'Why a warm lab sees nothing',
        point: 'Suspects hydration and third-party scripts during loading as sources of input delay',
        weight: 2,
        said: [
          "people tap while the page is still hydrating, that's why my warm lab doesn't see it",
          'tag managers and consent tools occupy the CPU just then',
        ],
      },
      {
        cue: 'When the drawing is slow',
        point: 'Reduces rendering cost through a smaller DOM, less re-rendering and no forced layout',
        weight: 2,
        said: [
          'thousands of nodes make each style recalculation expensive',
          'reading offsetHeight after writing styles forces layout again and again',
          'content-visibility or virtualization shrinks the work after the event',
        ],
      },
      {
        cue: 'Work that draws nothing',
        point: 'Moves heavy computing into a worker',
        weight: 2,
        said: ['parsing and sorting big data go to a web worker', 'the UI thread should only draw'],
      },
      {
        cue: 'How you know it worked',
        point: 'Tests on slow devices with realistic content, and watches the percentile after the release',
        weight: 1,
        said: [
          'cheap Android phone with a customer-size account',
          'the change counts only when the field percentile goes down',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Making the handler `async` keeps the page responsive',
        said: ["I mark the click handler as async so it doesn't block"],
        correction:
          'Synchronous work inside an async function still blocks the thread. Only real yielding or a worker frees it.',
      },
      {
        belief: 'INP measures the time until the server has answered',
        said: ['the API is slow, so INP is bad'],
        correction:
          'It measures until the next frame is painted after the interaction. A handler that shows a spinner at once has a good INP however slow the request is.',
      },
    ],
    sampleAnswer:
      "The lab has a fast CPU, an empty account and a page that's already loaded; the field doesn't. So I'd first send INP with attribution from real users: the target element, the event, the load state, and how the time splits into input delay, processing and presentation. Long Animation Frame entries add which script was running. Then I group by page and element; usually a few interactions make most of it. If input delay dominates, the thread was busy: hydration of the whole page, or third-party tags. I'd hydrate less and later, and delay or drop tags. If processing dominates, I do only the visible update in the handler, let the browser paint, and yield before the rest with `scheduler.yield` or a fallback; pure computation goes to a worker. If presentation dominates, rendering is too expensive: too many nodes, a state change that re-renders everything, or forced layouts. I reproduce each on a cheap phone with a realistic account, release, and look at the 75th percentile over some weeks, since one good trace proves nothing.",
    criteria: ['Lets field evidence choose the remedy', 'Knows why the lab misleads'],
    followUps: [
      {
        question:
          'Processing takes 20 ms, input delay 450 ms, on the menu button during the first seconds. What do you do?',
        about: [1],
        answer:
          "The button's own code is fine; something occupies the thread. I look for the long task in that frame, probably hydration or a tag manager, and split, delay or remove it. The menu could also work without JavaScript.",
      },
      {
        question: "What's the difference between yielding with `await Promise.resolve()` and with a task?",
        about: [2],
        answer:
          'A microtask runs before the browser gets control, so nothing is painted and no input is handled. Yielding needs a new task, through `scheduler.yield()`, `setTimeout` or a message channel.',
      },
    ],
  },
  {
    id: 'frontend-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Technical Lead'],
    skills: ['JavaScript', 'Browser DevTools', 'Single Page Applications'],
    tags: ['memory leaks', 'heap snapshots', 'detached dom'],
    question:
      "A control-room app stays open all week. After two days the tab uses 3 GB and gets sluggish. How do you prove that it's a leak, find its root, and what do you expect to find?",
    keyPoints: [
      {
        cue: 'How you prove it',
        point:
          'Shows growth by repeating one cycle of actions and comparing the heap after garbage collection',
        weight: 3,
        essential: true,
        said: [
          'open and close the view ten times, force GC, and see whether the baseline rises each time',
          'a sawtooth is normal, a rising floor is a leak',
          'three-snapshot technique: before, after, after again',
        ],
      },
      {
        cue: 'How you find the root',
        point: 'Follows the retainers of leaked objects in the heap snapshot to what still refers to them',
        weight: 3,
        essential: true,
        said: [
          'I look at the retaining path up to the root, that names the guilty one',
          'the snapshot comparison shows what was added and never freed, then who holds it',
        ],
      },
      {
        cue: 'Causes in your own code',
        point: "Names listeners, timers, observers and subscriptions that aren't removed on unmount",
        weight: 3,
        said: [
          'setInterval without clear, window listeners, sockets that nobody unsubscribes',
          'missing cleanup in the effect, so every visit adds another one',
        ],
      },
      {
        cue: 'Causes in the page itself',
        point: 'Names detached DOM nodes kept alive by references or closures',
        weight: 2,
        said: [
          "elements removed from the page but still in an array or a chart library's registry",
          'filter for Detached in the snapshot',
        ],
      },
      {
        cue: 'Causes that are not bugs',
        point: 'Names caches, logs and histories that grow without a limit',
        weight: 2,
        said: [
          'the query cache, undo history or event list keeps everything forever',
          'a map keyed by id that nobody ever empties needs a cap or expiry',
        ],
      },
      {
        cue: 'So that it stays fixed',
        point: 'Guards against it afterward: a long-running test and memory measured in production',
        weight: 2,
        said: [
          'an automated test that repeats the navigation a hundred times and checks the heap',
          'report memory from real sessions, so we notice before users do',
        ],
      },
      {
        cue: 'Relief in the meantime',
        point: 'Considers a stopgap, such as a scheduled reload in a quiet moment, while the fix is underway',
        weight: 1,
        said: [
          "reload at shift change with saved state, but only until it's repaired",
          'as a bandage the page may refresh at night',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "JavaScript has a garbage collector, so it can't leak",
        said: ['the GC cleans up everything by itself'],
        correction:
          "The collector frees only what can't be reached. A forgotten listener or map keeps its objects reachable forever.",
      },
      {
        belief: 'A high number in the task manager proves a leak',
        said: ['it uses a gigabyte, therefore it leaks'],
        correction:
          'Engines keep memory and caches for speed. A leak is growth that remains after collection, over repeated identical cycles.',
      },
    ],
    sampleAnswer:
      "First I prove it. I pick a cycle that staff do all day, say open an alarm and close it, repeat it twenty times, force a collection and compare the heap with before. A sawtooth is healthy; a floor that rises by the same amount each cycle is a leak. Then I take snapshots before and after and compare which objects were added and not freed, and follow their retainers up to the root. That path tells who holds them. In such an app I expect event listeners on `window`, intervals, observers and socket subscriptions without cleanup; detached DOM nodes that a chart or map library keeps in its registry since nobody called its destroy; closures that hold a whole payload; and things that aren't bugs in the strict sense, such as a log, an undo history or a query cache without a limit. I fix it and repeat the same measurement. Afterward I add a nightly test that repeats the cycle a few hundred times, and I report memory from real sessions. Until the fix is out, a reload at shift change with state restored is acceptable, but only as a bandage.",
    criteria: ['Separates proof, cause and remedy', 'Thinks of limits for data that grow legitimately'],
    followUps: [
      {
        question:
          'The retaining path ends in a closure of a `resize` listener on `window`. How do you explain this to a junior?',
        about: [1],
        answer:
          'The component added the listener when it appeared and never removed it. `window` lives forever, so does the function, and with it everything that the function uses, the whole component. Remove it in the cleanup, or pass an AbortSignal.',
      },
      {
        question: 'Which numbers would you collect in production?',
        about: [5],
        answer:
          'Where available, `performance.measureUserAgentSpecificMemory()`, which needs cross-origin isolation, plus proxies: DOM node count, open subscriptions, cache sizes, session length, and long tasks. I plot them against how long the tab has been open.',
      },
    ],
  },
  {
    id: 'frontend-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Technical Lead'],
    skills: ['Server-Side Rendering', 'React', 'Next.js'],
    tags: ['hydration', 'rendering strategy', 'streaming'],
    question:
      'You inherit a shop that is server-rendered and hydrates everything: console full of hydration mismatches, pages that look ready but ignore taps for three seconds. How do you diagnose it, and how would you decide what to render where?',
    keyPoints: [
      {
        cue: 'Why the console complains',
        point:
          'Explains mismatches by output that differs between server and browser: time, locale, random values, browser-only state',
        weight: 3,
        essential: true,
        said: [
          'dates in another time zone, Math.random, reading localStorage while rendering',
          "the HTML of the server and the first client render have to be identical, and they aren't",
        ],
      },
      {
        cue: 'Why taps are ignored',
        point: 'Explains the dead time as JavaScript that must be downloaded and run before handlers work',
        weight: 3,
        essential: true,
        said: [
          "it's painted, but the events are attached only after hydration",
          'the page looks finished, the uncanny valley, because the bundle is still executing',
        ],
      },
      {
        cue: 'How you decide page by page',
        point:
          'Decides for each page by how personal and how fresh its content is: static, cached, per request, or in the browser',
        weight: 3,
        said: [
          'product pages can be prerendered and revalidated, the account page is dynamic',
          'same for everyone and changes seldom means build time plus CDN',
        ],
      },
      {
        cue: 'Shortening those three seconds',
        point:
          "Hydrates less: server components, islands, or lazy hydration of what isn't visible or interactive",
        weight: 3,
        said: [
          'most of a product page is static text and needs no JavaScript at all',
          'only the cart button and the gallery should become interactive islands',
        ],
      },
      {
        cue: 'When one part is slow',
        point: "Streams the page, so that slow parts don't hold back the rest",
        weight: 2,
        said: [
          'send the shell first and let recommendations follow in a Suspense boundary',
          "TTFB shouldn't wait for the slowest back-end call",
        ],
      },
      {
        cue: 'What should work regardless',
        point: 'Lets important actions work without or before JavaScript',
        weight: 2,
        said: [
          "a real form for add to cart posts even if hydration isn't done",
          'links and forms are plain HTML, enhanced later',
        ],
      },
      {
        cue: 'The limit of sharing pages',
        point: 'Keeps personal data out of shared caches',
        weight: 1,
        said: [
          "never cache a page with someone's name on the CDN",
          'the personal part is fetched separately, so the rest can be cached',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Suppressing the hydration warning fixes the mismatch',
        said: ["I'd add suppressHydrationWarning and move on"],
        correction:
          "It silences one element. The wrong text may stay, and a structural mismatch still makes React throw away the server's HTML and render again.",
      },
      {
        belief: 'Server rendering makes pages interactive sooner',
        said: ['with SSR the user can click earlier'],
        correction:
          'It makes them visible sooner. They react only after the JavaScript has arrived and run, often later than a smaller page rendered in the browser.',
      },
    ],
    sampleAnswer:
      "The two symptoms are related but different. For the mismatches I look in the development build's diff for what differs: dates formatted in the server's time zone, random ids, `window` or `localStorage` read during rendering, or markup that the browser corrects. I move these behind an effect or pass the values from the server; suppressing the warning only hides the difference. The dead time is hydration: the HTML is there, but handlers are attached only after the whole bundle has run. So the cure is to hydrate less. A product page is mostly text and pictures; only gallery, size picker and cart button need JavaScript, so server components or islands, with what's below the fold hydrated when visible. 'Add to cart' is a real form that works before hydration. As to where to render: pages that are the same for all are prerendered and revalidated at the CDN, search results are rendered per request and streamed, so that slow recommendations don't hold up the rest, and account pages are dynamic and never cached publicly. I'd begin with the product page and compare INP and conversions.",
    criteria: ['Distinguishes visible from usable', 'Decides by page type instead of one strategy for all'],
    followUps: [
      {
        question:
          'A price is shown with `toLocaleString()` and mismatches for some visitors. What exactly differs, and what do you do?',
        about: [0],
        answer:
          "The server formats with its own locale, the browser with the visitor's, so separators and digits differ. I pass an explicit locale, chosen from the URL or request headers, on both sides, so they render the same.",
      },
      {
        question:
          "The header shows the customer's name and cart count. How can the product page still be cached for everybody?",
        about: [6, 2],
        answer:
          'I cache the page without these, with reserved space, and fill them in through a small request or a streamed private part after loading. Only that request carries the cookie.',
      },
    ],
  },
  {
    id: 'frontend-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Technical Lead', 'Engineering Manager'],
    skills: ['AngularJS', 'React', 'Legacy Modernization'],
    tags: ['migration', 'strangler', 'risk'],
    question:
      'A profitable eight-year-old app of 250 screens runs on a framework that gets no more security fixes. Management offers a six-month freeze for a rewrite. What do you advise?',
    keyPoints: [
      {
        cue: 'Your advice on the rewrite',
        point:
          'Argues for a gradual replacement behind a stable shell, instead of freezing and rewriting everything',
        weight: 3,
        essential: true,
        said: [
          'old and new run side by side and we move route by route',
          'strangler approach: each replaced screen goes live right away',
          "a big-bang rewrite of 250 screens won't be finished in six months",
        ],
      },
      {
        cue: 'Which screens come first',
        point:
          'Orders the work by value and risk: screens that change often or face attackers first, and unused ones are deleted',
        weight: 3,
        essential: true,
        said: [
          'usage data shows that maybe a third is never opened, we drop these',
          'start with something small but real, then what the business changes most',
        ],
      },
      {
        cue: 'Where old and new meet',
        point: 'Designs the seam between old and new: routing, login, shared state, styling',
        weight: 2,
        said: [
          "both share the session and navigation, so the user doesn't notice the border",
          'decide early how the two halves talk, with URLs and events rather than shared internals',
        ],
      },
      {
        cue: 'So that nothing gets lost',
        point: 'Protects behavior with end-to-end tests before moving a screen',
        weight: 2,
        said: [
          'write characterization tests on the old page and run them against the new',
          'nobody remembers all rules in there, so tests must catch them',
        ],
      },
      {
        cue: 'The missing security fixes meanwhile',
        point: 'Handles the security risk meanwhile: extended support, tight policy, isolation',
        weight: 2,
        said: [
          "buy patched builds or put a strict CSP and access limits around it until it's gone",
          'the unsupported part is exposed for years, so it needs mitigations now',
        ],
      },
      {
        cue: 'The business during all this',
        point: 'Keeps delivering features during the migration, and measures its progress',
        weight: 2,
        said: [
          'new features only in the new stack, and a visible count of remaining screens',
          "the business can't stop for half a year, competitors don't",
        ],
      },
      {
        cue: 'How it does not drag on',
        point: 'Plans the end: removing the old framework has an owner and a date',
        weight: 2,
        said: [
          'the danger is stopping at 80 percent and maintaining two stacks forever',
          'a deadline for deleting the last legacy code',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A rewrite is faster since the old code serves as the specification',
        said: ['we know what it does, so rewriting it is straightforward'],
        correction:
          "The old code holds years of undocumented cases. They surface only when they're missing, usually after the switch.",
      },
      {
        belief: 'Running two frameworks on one page for a while is always unacceptable',
        said: ["you can't have both frameworks at the same time"],
        correction:
          'It costs some weight and care, for a limited time. That is usually far cheaper than months without releases.',
      },
    ],
    sampleAnswer:
      "I'd thank them for the offer and advise against the freeze. For 250 screens with eight years of special cases six months isn't enough, nothing would go live until the end, and the business stands still. I propose to replace it gradually. A thin shell owns routing, login and layout, and each route is served by the old or the new app. Before that I look at usage: in such products perhaps a third of the screens are hardly ever opened, so we delete or merge those. We begin with one small but real screen to prove the seam, then take what changes most and what is reachable from the internet. Each screen gets end-to-end tests on its old version first, because no one knows all the rules. New features are built only in the new stack. As the old part will live for a while, I'd buy extended support if it exists, and tighten the content policy. Progress is a public number of screens left, reviewed quarterly, and the removal of the old framework has an owner and a date, because the usual failure is stopping at 80 percent with two stacks forever.",
    criteria: [
      'Gives a clear recommendation and what would change it',
      'Speaks to management in terms of risk and delivery',
    ],
    followUps: [
      {
        question: 'After a year 70 percent has been moved and the budget is to be cut. What do you say?',
        about: [6],
        answer:
          "That two stacks cost twice for each change, that the rest is still unpatched, and what it would cost to finish compared with staying. If need be, I'd offer to delete or freeze rarely used screens instead of moving them.",
      },
      {
        question: 'How do you share the login between old and new app?',
        about: [2],
        answer:
          'One session cookie for the same origin, issued and renewed by the server, so neither app owns it. Both learn of sign-out by a shared event, and the shell does the redirect.',
      },
    ],
  },
  {
    id: 'frontend-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Security Engineer'],
    skills: ['Content Security Policy', 'Web Security', 'XSS'],
    tags: ['csp', 'nonces', 'third parties', 'trusted types'],
    question:
      'You are to introduce an effective Content Security Policy on a busy shop with inline scripts, a tag manager and five marketing tools. How do you roll it out without breaking checkout, and what makes such a policy effective?',
    keyPoints: [
      {
        cue: 'Your first step',
        point: 'Starts with report-only and collects violations from real traffic before enforcing',
        weight: 3,
        essential: true,
        said: [
          'Content-Security-Policy-Report-Only first, and look at what would have been blocked',
          'a few weeks of reports show what we forgot, extensions make noise of course',
        ],
      },
      {
        cue: 'How the policy recognizes good scripts',
        point: 'Uses nonces or hashes for scripts instead of long lists of hosts, and no `unsafe-inline`',
        weight: 3,
        essential: true,
        said: [
          'each response gets a random nonce, and only scripts with it may run',
          'host allowlists are bypassable, one CDN with an old library is enough',
          'inline code needs a hash or must move into files',
        ],
      },
      {
        cue: 'What the tag manager loads',
        point: 'Uses `strict-dynamic` so that trusted scripts may load their own scripts',
        weight: 2,
        said: [
          'the tag manager with a nonce may inject further ones, without me listing all domains',
          'trust passes on from the nonced loader to what it adds',
        ],
      },
      {
        cue: 'Directives beyond scripts',
        point: 'Limits also `object-src`, `base-uri`, framing and form targets',
        weight: 2,
        said: [
          'base-uri none, or else an injected base tag redirects all relative scripts',
          'object-src none and frame-ancestors against clickjacking',
        ],
      },
      {
        cue: 'The order of the rollout',
        point:
          'Rolls out in steps, starting with sensitive pages with few third parties, such as the checkout',
        weight: 2,
        said: [
          'enforce on login and payment first, then page by page',
          'by percentage and with a switch to return to report-only',
        ],
      },
      {
        cue: 'Dealing with the marketing tools',
        point: 'Treats third-party tags as a risk to be governed: fewer, reviewed, kept off payment pages',
        weight: 2,
        said: [
          'a nonce for the tag manager means marketing can run any code, so who may publish there?',
          "the checkout doesn't need a heat map tool",
        ],
      },
      {
        cue: 'Going a step further',
        point: 'Adds Trusted Types to close DOM-based injection',
        weight: 1,
        said: [
          "require-trusted-types-for 'script' makes innerHTML with plain strings fail",
          "CSP alone doesn't see that our own code writes dangerous strings",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A policy with `unsafe-inline` and a list of hosts is a useful first level',
        said: ["we allow unsafe-inline for now, it's still protection against XSS"],
        correction:
          'With `unsafe-inline`, injected inline scripts run, so against XSS it protects almost nothing.',
      },
      {
        belief: 'CSP replaces escaping and sanitizing',
        said: ["once we have CSP, XSS isn't an issue any more"],
        correction:
          'It is a second line. HTML injection without script can still phish, leak data or change forms, and policies have gaps.',
      },
    ],
    sampleAnswer:
      "A policy is effective when injected script really can't run: nonces or hashes, no `unsafe-inline`, rather than fifty allowed hosts, since any of them serving an old library or JSONP is a bypass. So I aim at a nonce with `strict-dynamic`, `object-src 'none'`, `base-uri 'none'`, and limits on framing and form targets. The way there: first report-only on all traffic, and I group the reports, ignoring browser extensions. In parallel we move inline scripts and event attributes into files, or give them a nonce from the template; pages cached as HTML need hashes instead, or a nonce inserted at the edge. The tag manager gets a nonce, and `strict-dynamic` lets it load its tools, but that means that whoever publishes there can run code, so I want approval and fewer tags, and none on payment pages. I enforce on login and checkout first, by percentage, with a switch back to report-only and an eye on conversion and the error rate. Then page by page. Trusted Types come afterward, in report-only first again, to catch DOM sinks in our own code.",
    criteria: ['Judges policies by what an attacker could still do', 'Protects revenue during the rollout'],
    followUps: [
      {
        question: 'Your pages are cached at the CDN. What becomes of the nonce?',
        about: [1],
        answer:
          'A nonce must be unpredictable and new for each response, so a cached one is worthless. I use hashes for the few inline scripts, move the rest to files, or let an edge function insert a fresh nonce in HTML and header.',
      },
      {
        question: 'Marketing wants another tag on the checkout. How do you decide?',
        about: [5],
        answer:
          'I ask what decision needs it there and whether server-side tracking gives the same. A script on that page can read card data and addresses. Without a strong reason no; otherwise sandboxed in an iframe of another origin.',
      },
    ],
  },
  {
    id: 'frontend-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Technical Lead', 'Security Engineer'],
    skills: ['OAuth', 'Web Security', 'CSRF'],
    tags: ['token storage', 'cookies', 'backend for frontend'],
    question:
      'A single-page app keeps access and refresh tokens in `localStorage`. A penetration test objects. Which designs do you consider, and which one would you choose, with its trade-offs?',
    keyPoints: [
      {
        cue: 'What the testers object to',
        point:
          'Explains that any script in the page can read `localStorage`, so one XSS steals long-lived tokens for use elsewhere',
        weight: 3,
        essential: true,
        said: [
          'an injected script copies the refresh token and uses it from another machine for weeks',
          "it's readable by every dependency and third-party tag on the page",
        ],
      },
      {
        cue: 'The design you would choose',
        point:
          'Proposes a session in an HttpOnly, Secure, SameSite cookie, with tokens held by a backend for the front end',
        weight: 3,
        essential: true,
        said: [
          "the browser has only a cookie that JavaScript can't see, the BFF keeps the tokens",
          'a small server does the OAuth flow and forwards calls with the token',
        ],
      },
      {
        cue: 'What that design opens up',
        point: 'Adds protection against CSRF, since cookies are sent automatically',
        weight: 2,
        said: [
          'SameSite plus a CSRF token or a required custom header and origin check',
          'with cookies another site could trigger requests, that has to be blocked',
        ],
      },
      {
        cue: 'A design without a server',
        point:
          'Knows the alternative for pure SPAs: short-lived access token in memory, rotating refresh token with reuse detection',
        weight: 2,
        said: [
          "in memory only, so it's lost on reload, and the refresh token changes with each use",
          'if an old one is used again, the server revokes the whole family',
        ],
      },
      {
        cue: 'What no design solves',
        point:
          'Admits that XSS can still act within the open session in every design, so preventing XSS stays the main task',
        weight: 3,
        said: [
          "with HttpOnly the attacker's code can still send requests while the page is open",
          "it limits the damage but doesn't remove it, we need CSP and sanitizing anyway",
        ],
      },
      {
        cue: 'What your choice costs',
        point: 'Weighs cost: an additional server, shared domain, several APIs, mobile clients, logout',
        weight: 2,
        said: [
          'the BFF is one more thing to run and every call passes through it',
          'cookies need the API on the same site, so domains have to be arranged',
        ],
      },
      {
        cue: 'Ending access early',
        point: 'Covers revocation: sign-out, stolen device, password change',
        weight: 1,
        said: [
          'server-side sessions can be ended at once, a self-contained token lives until it expires',
          'logout must kill the refresh token on the server as well',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Encrypting the token before storing it in `localStorage` solves it',
        said: ["I'd encrypt it with a key in the code"],
        correction:
          'The page must be able to decrypt it, so an injected script can as well, or it simply calls the API through the page.',
      },
      {
        belief: 'HttpOnly cookies protect against XSS and CSRF',
        said: ['with HttpOnly both attacks are impossible'],
        correction:
          'HttpOnly only hides the value from script. CSRF exists precisely because cookies are sent along; it needs SameSite and tokens or header checks.',
      },
    ],
    sampleAnswer:
      "The objection is right. Whatever is in `localStorage` can be read by any script in the page: one XSS or one compromised dependency, and the refresh token is gone and works for weeks from elsewhere. I see two serious designs. The first is a backend for the front end: a small server does the OAuth flow with PKCE, keeps the tokens, and the browser gets a session cookie that's HttpOnly, Secure and SameSite. Then we need CSRF protection, which is SameSite plus a custom header with origin check, or a token. The second stays a pure SPA: a short-lived access token in memory only, and a refresh token that rotates with reuse detection. I'd choose the first for anything with money or personal data. Its price is one more service, calls passing through it, and that app and API share a site. It also lets us end sessions at once, on sign-out or theft. I'd be honest that in both designs injected script can act as the user while the page is open. We only take away the loot to carry home. So sanitizing, a strict CSP and fewer third parties remain the main work.",
    criteria: ["States what each design doesn't prevent", 'Fits the choice to the value at risk'],
    followUps: [
      {
        question: 'SameSite=Lax is set. Do you still need anything against CSRF?',
        about: [2],
        answer:
          'Often yes: Lax sends the cookie on top-level GET navigations, and other subdomains count as same-site. I keep GET free of side effects, and require a custom header or token and check Origin on changes.',
      },
      {
        question: 'Why does rotation of refresh tokens help when one was stolen?',
        about: [3],
        answer:
          "Each use issues a new one. When thief and user both present tokens of the same family, an already used one turns up, so the server knows and revokes all. It limits the time, but doesn't prevent the theft.",
      },
    ],
  },
  {
    id: 'frontend-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Technical Lead'],
    skills: ['React Query', 'State Management', 'JavaScript'],
    tags: ['optimistic updates', 'consistency', 'concurrency'],
    question:
      "Your task board updates optimistically. Users report cards that jump back, double comments, and sometimes another person's change silently lost. How would you redesign the update path?",
    keyPoints: [
      {
        cue: 'What the board keeps and shows',
        point:
          'Keeps confirmed server state apart from pending local changes, and derives the view from both',
        weight: 3,
        said: [
          'base plus a queue of pending operations on top, instead of overwriting the cache',
          'when a fresh list arrives, my unconfirmed moves are applied again on top of it',
          'rollback means removing that one operation, not restoring an old snapshot',
        ],
      },
      {
        cue: 'Comments that appear twice',
        point:
          "Makes writes idempotent with an operation id created on the client, so that retries don't duplicate",
        weight: 3,
        essential: true,
        said: [
          'each comment gets a UUID in the browser, and the server ignores it the second time',
          "a timeout doesn't mean it failed, so the retry has to be harmless",
        ],
      },
      {
        cue: 'Changes that are lost silently',
        point: 'Detects conflicting edits with a version or ETag instead of letting the last write win',
        weight: 3,
        essential: true,
        said: [
          "send the version I've seen, the server answers 409 if it has changed",
          'If-Match, and then merge or ask the person',
        ],
      },
      {
        cue: 'What may overtake what',
        point:
          'Sends operations on one item in order, and cancels or ignores refetches that are older than local changes',
        weight: 2,
        said: [
          "a poll that started before my drag must not overwrite it, that's the jumping card",
          "serialize mutations per card, so the second doesn't overtake the first",
        ],
      },
      {
        cue: 'What an update contains',
        point: 'Sends intentions or changed fields rather than whole objects',
        weight: 2,
        said: [
          "'move to Done' instead of the whole card with stale description",
          "patching one field doesn't trample a colleague's edit of another",
        ],
      },
      {
        cue: 'What users see when refused',
        point: 'Tells the person when a change failed or was overruled, and keeps their text',
        weight: 2,
        said: [
          'no silent jump back, a message with undo or retry',
          'the comment stays in the box as not sent',
        ],
      },
      {
        cue: 'Where you would not do this',
        point: 'Limits optimism to actions that are nearly always accepted and easy to revert',
        weight: 1,
        said: [
          "I wouldn't be optimistic with payments or deletions for everyone",
          'where the server often refuses, show pending instead',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Restoring the snapshot from before the change is a correct rollback',
        said: ['on error I just set the old cache back'],
        correction:
          'The snapshot also wipes out what arrived meanwhile: other pending changes and news from colleagues. Undo only the failed operation.',
      },
      {
        belief: "A request that timed out hasn't been carried out",
        said: ['it timed out, so I simply send it again'],
        correction:
          'The server may have done it and only the answer got lost. Only an idempotent operation may be repeated blindly.',
      },
    ],
    sampleAnswer:
      "The three symptoms have three causes. Cards jump back because a refetch that began before the drag overwrites the optimistic value, or because an error restores an old snapshot and takes other changes with it. Double comments come from retries after a timeout, where the first attempt had in fact worked. Lost changes come from sending whole objects, so the last writer wins. I'd redesign the path around operations. The client keeps the confirmed state and a queue of pending operations, and what's shown is the one with the others applied. Each operation has an id made on the client, and the server stores it, so a repeat is harmless. It says what was meant, such as 'move card 7 after card 9', and carries the version that I'd seen. Per card they're sent in order. On success it leaves the queue; on conflict the server answers 409 and we merge if fields differ, otherwise ask. On failure only that operation disappears, with a message, and text is kept. Refetches are applied below the queue, so nothing jumps. For rare or irreversible actions I'd show pending instead of pretending.",
    criteria: ['Traces each symptom to its own cause', 'Thinks about client and server contract together'],
    followUps: [
      {
        question:
          'Two people edit the description of the same card at once. What does your client do on the 409?',
        about: [2],
        answer:
          'It loads the new version and compares. If only other fields changed, it reapplies my edit. If both changed the text, it shows both and lets me choose or merge; nothing is thrown away.',
      },
      {
        question: 'How do you test for the jumping card?',
        about: [3],
        answer:
          'With a mocked server where I control the order: start a refetch, drag a card, then answer the refetch with the old list, then confirm the move. At no moment may the card be in the old column.',
      },
    ],
  },
  {
    id: 'frontend-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Technical Lead'],
    skills: ['CI/CD', 'Vite', 'Web Performance'],
    tags: ['deployment', 'caching', 'version skew', 'chunks'],
    question:
      'After each release, monitoring shows a burst of `Failed to fetch dynamically imported module`, and some users work for days on an old version. How do you set up assets, caching and updates so that deployments hurt nobody?',
    keyPoints: [
      {
        cue: 'Why the import fails',
        point:
          'Explains that open tabs refer to hashed chunks of the old build that the deployment has deleted',
        weight: 3,
        essential: true,
        said: [
          "the running page asks for about.3f2a.js, which doesn't exist any more on the server",
          'old index, new assets: the file names changed with the build',
        ],
      },
      {
        cue: 'What happens to the earlier build',
        point: 'Keeps assets of earlier releases available for days or weeks',
        weight: 3,
        essential: true,
        said: [
          "upload new files next to the old ones and don't delete the previous build",
          'a bucket with all hashed files, cleaned up after a month',
        ],
      },
      {
        cue: 'Headers for page and assets',
        point: 'Caches hashed files as immutable for long, and has the HTML revalidated each time',
        weight: 3,
        said: [
          'index.html no-cache, assets one year immutable',
          'only the entry point has to be fresh, the rest is named by its content',
        ],
      },
      {
        cue: 'The order within a release',
        point: 'Publishes assets before the HTML that refers to them',
        weight: 2,
        said: [
          'first the chunks, then switch the index, on all edge nodes',
          "otherwise somebody gets the new page whose scripts aren't there yet",
        ],
      },
      {
        cue: 'Tabs that are already open',
        point: 'Brings running tabs to the new version with a notice or a guarded reload at a safe moment',
        weight: 2,
        said: [
          'when an import fails, catch it and reload once, with protection against a loop',
          "poll a version file, show 'Update available', reload at the next navigation",
          'never in the middle of a form, the draft has to be kept',
        ],
      },
      {
        cue: 'What the server owes those tabs',
        point: 'Keeps APIs compatible with the previous clients, with a minimum version for emergencies',
        weight: 2,
        said: [
          'the tab from last week still calls the API, so changes must be backward compatible',
          "the server may say 'too old' and then force a reload",
        ],
      },
      {
        cue: 'Another layer that can lag',
        point: 'Takes the service worker into account, which can serve old versions on its own',
        weight: 1,
        said: [
          'a wrongly updated service worker pins people to an old release',
          'check the update flow, and have a kill switch for the worker',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Telling users to clear their cache is an acceptable answer',
        said: ['they just need to press Ctrl+F5'],
        correction:
          "They don't know and shouldn't have to. The error appears in tabs that run the old code; naming, retention and headers prevent it.",
      },
      {
        belief: 'Short cache times on all files prevent version problems',
        said: ["set everything to no-cache and it's always fresh"],
        correction:
          "A tab that's open keeps the old code in memory anyway, so it still asks for deleted chunks. And every visit becomes slower.",
      },
    ],
    sampleAnswer:
      "The burst has a simple reason. A tab opened before the release holds the old build in memory; when the user goes to a lazy route, it asks for a chunk with the old hash, and the deployment has deleted it. So I never delete with the release: all builds upload their hashed files to the same storage, and a cleanup removes what's older than, say, a month. Hashed files are immutable with a year's cache; the HTML is revalidated on every load. The order matters as well: assets first, then the HTML, or else somebody gets a page whose scripts aren't there yet. For the people on old versions, the app polls a small version file; if there's a newer one, it reloads at the next navigation, or shows a discreet notice when there's unsaved input. A failing import is caught once and leads to a reload, with protection against loops. The API stays compatible with clients of the last weeks, and for emergencies the server can answer that a client is too old. If there's a service worker, I check its update flow, since it can pin people to an old release.",
    criteria: [
      'Sees old clients as normal, not as user error',
      'Covers deployment order and headers as well as code',
    ],
    followUps: [
      {
        question: 'How do you avoid that a reload loses what the user is typing?',
        about: [4],
        answer:
          "I reload only at navigation or when the tab is in the background and there's no unsaved state, and keep drafts in storage. Otherwise a notice lets the person decide. Forced only for security or data damage.",
      },
      {
        question: 'A field is to be renamed in the API. How do you do it with tabs that are a week old?',
        about: [5],
        answer:
          'I add the new field, let the server send and accept both, release the client that uses the new one, watch how many old clients remain, and remove the old field only when they are practically gone.',
      },
    ],
  },
  {
    id: 'frontend-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Technical Lead'],
    skills: ['Web Accessibility', 'WAI-ARIA', 'Accessibility Testing'],
    tags: ['drag and drop', 'screen readers', 'custom widgets'],
    question:
      'Design and sales love the new drag-and-drop planning board. A large customer requires it to be usable with keyboard and screen readers. How do you make such a custom widget accessible, and how do you know that it really is?',
    keyPoints: [
      {
        cue: 'What stands beside dragging',
        point:
          "Offers a way without dragging, such as a 'Move to…' menu or moving by keys, that reaches every result",
        weight: 3,
        essential: true,
        said: [
          'each card gets a menu with move up, down, to another column',
          'pick up with Space, arrow keys to move, Space again to drop, Escape to cancel',
          "dragging can't be the only way, also for people with tremor",
        ],
      },
      {
        cue: 'How you really know',
        point:
          'Tests with people who use assistive technology and with real screen readers, not with automated checks alone',
        weight: 3,
        essential: true,
        said: [
          'axe finds maybe a third of the issues, so I invite disabled users to do real tasks',
          'try it with NVDA, JAWS and VoiceOver in the browsers that go with them',
        ],
      },
      {
        cue: 'What the widget is made of',
        point:
          'Chooses a simple structure, such as lists with headings, before resorting to grid or application roles',
        weight: 2,
        said: [
          'columns are lists, cards are list items with buttons, this is understood everywhere',
          "a role of grid promises arrow-key navigation that I'd have to implement completely",
        ],
      },
      {
        cue: 'What is heard during a move',
        point: 'Announces what happens through a live region: picked up, position, dropped, canceled',
        weight: 2,
        said: [
          "'Card Invoice, position 2 of 5 in Doing' gets spoken while moving",
          "aria-live polite, with short messages so it doesn't talk without end",
        ],
      },
      {
        cue: 'Where the user is after it',
        point: "Manages focus, so that it follows the moved card and isn't lost on re-rendering",
        weight: 2,
        said: [
          'after moving, the keyboard focus must stay on that card in its new column',
          'if React remounts it, focus falls to the body',
        ],
      },
      {
        cue: 'Boards with hundreds of cards',
        point: 'Manages tab stops with a roving tabindex where there are hundreds of items',
        weight: 2,
        said: [
          "200 cards shouldn't mean 200 times Tab, one stop and arrows inside",
          'only the current one has tabindex 0',
        ],
      },
      {
        cue: 'Keeping it that way',
        point:
          'Makes it last: shared component, tests of keyboard behavior in CI, a part of the definition of done',
        weight: 1,
        said: [
          "put it in the design system so that teams don't rebuild it badly",
          'the keyboard flow is covered by automated tests',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A green automated audit means that it is accessible',
        said: ["Lighthouse accessibility 100, so we're done"],
        correction:
          'Tools check names, contrast and roles. Whether a task can be done, whether focus and announcements make sense, only people can tell.',
      },
      {
        belief: 'More ARIA makes a widget more accessible',
        said: ["I'd add roles and aria attributes on all elements"],
        correction:
          "Roles are promises about behavior. A wrong role hides content or suggests keys that don't work; no ARIA is better than bad ARIA.",
      },
    ],
    sampleAnswer:
      "I begin with the task, not with dragging: people want to move a card to another column or position. So each card has a 'Move to…' menu that reaches every place, which also helps with a tremor, on touch screens and in long columns. In addition there's a keyboard mode: Space picks up, arrows move, Space drops, Escape puts it back. The structure stays plain: columns with headings, lists, cards with real buttons. I avoid a grid role unless I implement everything it promises. A polite live region says 'Picked up', 'Position 2 of 5 in Doing', 'Dropped', and the focus follows the card, which needs care as re-rendering may remount it. With hundreds of cards I use one tab stop per column and arrows inside. How do I know? Automated checks in CI catch perhaps a third. I test with NVDA, JAWS and VoiceOver, with zoom and high contrast, and above all I watch a few people who use these tools every day do five real tasks, ideally from that customer. Then it goes into the design system with keyboard tests, so that it doesn't rot.",
    criteria: ['Starts from the task and from different disabilities', 'Knows the limits of tools'],
    followUps: [
      {
        question: 'The screen reader falls silent or reads too much while moving. What do you change?',
        about: [3],
        answer:
          'I keep one live region in the page from the start, change its text only, make messages short, and announce at the end of a step rather than at each pixel. Then I compare in several screen readers.',
      },
      {
        question: 'When is `role="application"` justified?',
        about: [2],
        answer:
          "Almost never. It switches off the screen reader's own navigation for that part, so I'd have to supply everything. Perhaps for a canvas editor, on a small area, with a tested way out.",
      },
    ],
  },
  {
    id: 'frontend-expert-10',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Technical Lead'],
    skills: ['Internationalization', 'Localization', 'CSS'],
    tags: ['i18n', 'rtl', 'plurals', 'text expansion'],
    question:
      'An app that was written in English for one market has to run in German, Japanese and Arabic within a quarter. Where do you expect the real work, and how do you organize it?',
    keyPoints: [
      {
        cue: 'How sentences are built',
        point:
          'Moves texts out as whole messages with placeholders and plural rules, instead of gluing fragments together',
        weight: 3,
        essential: true,
        said: [
          "no 'You have ' + n + ' items', but an ICU message, since Arabic has six plural forms",
          'word order differs, translators need the entire sentence with variables',
        ],
      },
      {
        cue: 'What Arabic does to the layout',
        point: 'Supports right-to-left with `dir` and logical CSS properties instead of a mirrored copy',
        weight: 3,
        essential: true,
        said: [
          'margin-inline-start instead of margin-left and dir="rtl" on the html element',
          'layouts flip by themselves if we use start and end, icons like arrows have to be turned as well',
        ],
      },
      {
        cue: 'Values that are not sentences',
        point: "Formats dates, numbers, currencies, names and sorting with the platform's locale functions",
        weight: 3,
        said: [
          'Intl for dates and numbers instead of own formatting with slashes',
          "sorting with a collator, and don't assume first name and last name",
        ],
      },
      {
        cue: 'What German and Japanese do',
        point: 'Prepares for longer text, other scripts, fonts and line breaking',
        weight: 2,
        said: [
          "German is a third longer, buttons mustn't have fixed widths",
          'in Japanese nothing separates the words, and the characters want a different typeface and more height',
        ],
      },
      {
        cue: 'Finding problems early',
        point:
          'Uses pseudo-localization to find hard-coded text and broken layouts before any translation exists',
        weight: 2,
        said: [
          "a fake language with accents and 40 percent more length shows in a day what's missing",
          'run the screens in pseudo-language and right-to-left in visual tests',
        ],
      },
      {
        cue: 'The people who translate',
        point:
          'Organizes translation as a process: context for translators, a system, review by natives, fallback',
        weight: 2,
        said: [
          'keys with screenshots and descriptions go to a translation tool automatically',
          'someone who speaks it checks on the screen, not in a spreadsheet',
        ],
      },
      {
        cue: 'Beyond the screens themselves',
        point:
          "Remembers what's outside the front end: emails, errors from the API, URLs, search engines, legal texts",
        weight: 1,
        said: [
          'server messages come as codes, which the client translates',
          'also hreflang and language in the URL, PDF, mails',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Localization is mainly the translation of strings',
        said: ["we extract all texts and have them translated, then it's done"],
        correction:
          'Plurals, formats, direction, layout, sorting, input and content beyond the interface make most of the work.',
      },
      {
        belief: 'Detecting the language by IP address is reliable',
        said: ['we see the country by the IP and choose the language'],
        correction:
          "Country isn't language. Use the browser's preference as a start, remember the choice, and always offer a switch.",
      },
    ],
    sampleAnswer:
      "The strings are the visible part; the work is in the assumptions. Texts are glued from fragments, and that fails as soon as the word order differs or a language such as Arabic has six plural forms. So I move to whole messages with placeholders and plural rules, extracted by a tool. Second, the CSS: everything with left and right becomes logical properties, and `dir` on the root turns the layout; arrows and progress bars need a look, phone numbers and code must stay left to right. Third, formats: dates, numbers, currency and sorting through `Intl`, forms that don't demand first and last name. Fourth, space: German is about a third longer, Japanese breaks lines elsewhere and needs other fonts. I'd switch on pseudo-localization in the first week, with long accented text and a right-to-left variant: it shows what's hard-coded before a single word has been translated. Then in slices: the purchase flow first in all three languages, with native reviewers on real screens, and translators get screenshots. The API sends codes instead of sentences, and mails, URLs and search engines are on the list. If the quarter gets tight, I'd drop screens, not quality in a language.",
    criteria: ['Sees assumptions beneath the text', 'Finds problems early and cheaply'],
    followUps: [
      {
        question: "Why can't `count + ' file' + (count > 1 ? 's' : '')` be translated?",
        about: [0],
        answer:
          'It builds in English: two forms, an added s, number first. Arabic distinguishes zero, one, two, few, many and other; Japanese has one form; elsewhere the verb or article changes too. The whole sentence must be one message with a plural selector.',
      },
      {
        question: 'Which things must not be mirrored in a right-to-left layout?',
        about: [1],
        answer:
          'Phone numbers, code, Latin brand names, media controls such as play, clocks and most charts\' time axes by convention. Mixed text needs `bdi` or `dir="auto"`, so that user names don\'t scramble the line.',
      },
    ],
  },
]
