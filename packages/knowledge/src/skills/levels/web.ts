import type { LevelTable } from './level.ts'

export const webLevels: LevelTable = {
  HTML: [
    {
      description: 'Reads the source of a simple page and names its headings, links, images and lists.',
      requiredCapabilities: [
        'Opens the element inspector and finds the tag behind something on the screen',
        'Explains what an attribute such as href or alt is for',
      ],
      suggestedProjects: [
        'Write a one-page introduction to your town with headings, a list, an image and three links',
      ],
    },
    {
      description: 'Marks up pages and simple forms with the right elements, following a mock-up.',
      requiredCapabilities: [
        'Ties every input to a label and picks fitting input types',
        'Nests elements correctly and gets a page through the W3C validator',
      ],
      suggestedProjects: [
        'Build the pages of a small restaurant: menu, opening hours and a reservation form',
      ],
    },
    {
      description:
        'Structures whole sites semantically so that browsers, search engines and screen readers follow them.',
      requiredCapabilities: [
        'Chooses between button, link, details and dialog by what the control does',
        'Builds a table with headers and scopes that can be read aloud sensibly',
        'Adds metadata, Open Graph tags and responsive images with srcset and sizes',
      ],
      suggestedProjects: [
        'Rebuild a news article page without any div that a semantic element could replace',
      ],
    },
    {
      description: 'Reviews markup across a product and designs reusable components whose HTML stays sound.',
      requiredCapabilities: [
        'Spots ARIA that repeats or contradicts the native element and removes it',
        'Explains how the parser repairs a broken tree, and what blocks rendering in the head',
        'Designs forms that work before any script has loaded',
      ],
      suggestedProjects: [
        'Write an HTML email that holds up in five mail clients, and a checkout form that works with scripts switched off',
      ],
    },
    {
      description: 'Guides markup standards and follows the HTML Living Standard where browsers disagree.',
      requiredCapabilities: [
        'Reads the specification of an element to settle a dispute over its content model',
        'Ships a custom element with form association and declarative shadow DOM, and documents its fallbacks',
      ],
      suggestedProjects: [
        'Contribute a test to web-platform-tests for behavior in which two browsers differ',
      ],
    },
  ],
  CSS: [
    {
      description: 'Reads a rule and says which elements it styles and what changes.',
      requiredCapabilities: [
        'Names the parts of the box model in the inspector',
        'Explains why a class beats a tag selector',
      ],
      suggestedProjects: [
        'Change the colors, fonts and spacing of an existing page without touching its HTML',
      ],
    },
    {
      description: 'Styles simple pages with flexbox, spacing and colors, and gets help when layouts break.',
      requiredCapabilities: [
        'Centers an item and lines up a row of cards with flexbox',
        'Uses rem, percentages and custom properties instead of repeated pixel values',
      ],
      suggestedProjects: ['Recreate a business card and a pricing table from a picture'],
    },
    {
      description: 'Builds complete layouts from a design and keeps the style sheet easy to change.',
      requiredCapabilities: [
        'Combines grid and flexbox for a page that reflows without fixed heights',
        'Finds out through computed styles which declaration wins, and fixes it without !important',
        'Supports dark mode and reduced motion through media queries',
      ],
      suggestedProjects: ['Rebuild the layout of a magazine page with grid, subgrid and no framework'],
    },
    {
      description:
        'Designs style architectures for products and debugs stacking, overflow and specificity at scale.',
      requiredCapabilities: [
        'Sets up cascade layers so that resets, components and overrides never fight',
        'Explains which property creates a stacking context or containing block in a broken overlay',
        'Writes components with container queries and logical properties for right-to-left scripts',
      ],
      suggestedProjects: [
        'Build a small component library in plain CSS with themes, cascade layers and visual regression tests',
      ],
    },
    {
      description:
        'Sets the styling strategy of an organization and explains what the rendering engine does with it.',
      requiredCapabilities: [
        'Traces a slow animation through style, layout, paint and composite, and moves it to the compositor',
        'Decides between utility classes, modules and scoped styles with figures for size and upkeep',
      ],
      suggestedProjects: [
        'Write a linter rule or PostCSS plugin that enforces your design tokens across several repositories',
      ],
    },
  ],
  'Responsive Design': [
    {
      description: 'Explains why the same page looks different on a phone and on a desktop.',
      requiredCapabilities: [
        'Switches the browser to device mode and names what moves or disappears',
        'Says what the viewport meta tag does',
      ],
      suggestedProjects: [
        'Compare five well-known sites at 360 and 1440 pixels and note what each does with its navigation',
      ],
    },
    {
      description: 'Makes an existing page usable on phones with media queries and flexible widths.',
      requiredCapabilities: [
        'Turns a row of columns into a stack on narrow screens',
        'Stops images and tables from causing sideways scrolling',
      ],
      suggestedProjects: ['Take a fixed-width page of your own and make it readable from 320 pixels up'],
    },
    {
      description: 'Builds mobile-first pages from designs that show only two of many screen widths.',
      requiredCapabilities: [
        'Places breakpoints where the content breaks, not at the sizes of certain devices',
        'Sets fluid type with clamp and checks that text still zooms to 200 percent',
        'Serves images by size and art direction with picture',
      ],
      suggestedProjects: [
        'Build a product page with gallery, filters and table that works with thumb, mouse and keyboard',
      ],
    },
    {
      description:
        'Defines responsive behavior for component systems and solves the cases no mock-up covers.',
      requiredCapabilities: [
        'Lets a component answer to its container so that it fits a sidebar and a main column',
        'Handles safe areas, dynamic viewport units and the on-screen keyboard on real phones',
        'Settles with designers what content comes first when there is room for only one thing',
      ],
      suggestedProjects: [
        'Design a dashboard whose data tables stay comparable on a phone, and test it with three people',
      ],
    },
    {
      description:
        'Leads a product line across watches, phones, desktops and televisions with one set of principles.',
      requiredCapabilities: [
        "Bases supported widths and inputs on the product's own usage data and revisits them each year",
        'Weighs adaptive delivery against one responsive code base, counting the cost of each to maintain',
      ],
      suggestedProjects: [
        'Write a layout guide for a design system, with intrinsic patterns, limits and live test pages',
      ],
    },
  ],
  'Web Accessibility': [
    {
      description: 'Explains how people use the web with a keyboard, a screen reader or magnification.',
      requiredCapabilities: [
        'Moves through a page with Tab alone and notes where focus is lost',
        'Names the four principles of WCAG with an example of each',
      ],
      suggestedProjects: [
        'Use NVDA or VoiceOver for half an hour on a site you know and write down every obstacle',
      ],
    },
    {
      description:
        'Fixes common barriers such as missing labels, low contrast and empty links in existing pages.',
      requiredCapabilities: [
        'Checks color contrast and corrects pairs below 4.5 to 1 for body text',
        "Writes alternative text that fits the image's purpose, and leaves it empty for decoration",
      ],
      suggestedProjects: [
        "Run axe on a charity's site and fix, in a local copy, everything it reports on the home page",
      ],
    },
    {
      description:
        'Builds components and forms that meet WCAG 2.2 level AA and tests them by hand as well as by tool.',
      requiredCapabilities: [
        'Manages focus when a dialog opens and closes and when a route changes',
        'Announces form errors and live updates without repeating or interrupting',
        'Tells which failures automated checks cannot see, and tests for those',
      ],
      suggestedProjects: [
        'Build a combobox or a tab set that follows the ARIA Authoring Practices and works with two screen readers',
      ],
    },
    {
      description: 'Audits products, ranks barriers by harm and helps teams repair the hard ones.',
      requiredCapabilities: [
        'Writes an audit with criterion, effect on people, steps to reproduce and a fix',
        'Debugs differences in the accessibility tree between browsers and assistive technologies',
        'Makes drag and drop, charts or an editor usable without a mouse',
      ],
      suggestedProjects: [
        'Audit a public service of your municipality against WCAG 2.2 AA and send it a report that can be acted on',
      ],
    },
    {
      description: "Anchors accessibility in an organization's law, procurement, design and training.",
      requiredCapabilities: [
        'Maps product duties to the European Accessibility Act, EN 301 549 or Section 508',
        'Runs studies with disabled people and changes the roadmap because of what they show',
      ],
      suggestedProjects: [
        'Set up an accessibility program for an open source project: policy, checks in CI, testers with disabilities and a public statement',
      ],
    },
  ],
  'Web Performance': [
    {
      description: 'Explains what makes a page feel slow and reads the summary of a Lighthouse report.',
      requiredCapabilities: [
        'Names the three Core Web Vitals and what each measures',
        'Sorts the network panel by size and finds the largest file',
      ],
      suggestedProjects: [
        'Test five shops with PageSpeed Insights and explain the worst figure of each in plain words',
      ],
    },
    {
      description: 'Applies standard improvements to a page and measures before and after.',
      requiredCapabilities: [
        'Compresses images to AVIF or WebP and gives them width and height',
        'Defers scripts that the first view does not need',
      ],
      suggestedProjects: [
        'Bring a heavy single-page site of your own under 200 kilobytes without losing content',
      ],
    },
    {
      description: "Keeps a product's pages fast with budgets, lazy loading and caching rules.",
      requiredCapabilities: [
        'Reads a waterfall and names what delays the largest contentful paint',
        'Splits bundles by route and sets cache headers with content hashes',
        'Breaks up a long task so that interactions answer within 200 milliseconds',
      ],
      suggestedProjects: [
        'Take a sample shop from poor to good Core Web Vitals on a throttled phone, one documented commit at a time',
      ],
    },
    {
      description:
        'Diagnoses field data that the lab does not reproduce and redesigns loading across a product.',
      requiredCapabilities: [
        'Collects real user measurements by page and device and looks at the 75th percentile',
        'Attributes a slow interaction to hydration, layout or a third-party tag with a recorded trace',
        'Decides between server rendering, streaming and static pages for each route with numbers',
      ],
      suggestedProjects: [
        'Instrument a site with the web-vitals library, find one regression in the field and prove its fix',
      ],
    },
    {
      description:
        'Makes speed a standing goal of an organization and relates it to what people do on the site.',
      requiredCapabilities: [
        'Runs a controlled slow-down or speed-up test and links the delay to conversion',
        'Explains how browsers schedule fetching, parsing and painting, and applies priority hints and speculation rules accordingly',
      ],
      suggestedProjects: [
        'Add a performance budget gate to an open source project, with noise measured and false alarms under a stated rate',
      ],
    },
  ],
  React: [
    {
      description: 'Reads a component and says what it shows for given props.',
      requiredCapabilities: [
        'Finds a component and its state in React Developer Tools',
        'Explains what JSX turns into and why a list needs keys',
      ],
      suggestedProjects: ['Follow the tic-tac-toe tutorial on react.dev and add one feature to it'],
    },
    {
      description: 'Builds small components with props, state and events inside an application that exists.',
      requiredCapabilities: [
        'Lifts state up when two components need it',
        'Renders lists and conditional parts without duplicating markup',
      ],
      suggestedProjects: ['Build a recipe box with search, favorites and a form to add recipes'],
    },
    {
      description:
        'Delivers features with hooks, routing, server data and tests, and keeps effects to what needs them.',
      requiredCapabilities: [
        'Derives values while rendering instead of copying props into state with an effect',
        "Loads and caches server data with TanStack Query or the framework's loader, including error states",
        'Tests behavior by role and label with React Testing Library',
      ],
      suggestedProjects: ['Build a kanban board with drag and drop, optimistic updates and undo'],
    },
    {
      description:
        'Designs component architectures and solves rendering, hydration and state bugs that puzzle a team.',
      requiredCapabilities: [
        'Finds needless renders with the Profiler and removes the cause, or shows that the React Compiler already does',
        'Draws the line between server and client components and explains what crosses it',
        'Reviews custom hooks for stale closures, missing cleanup and race conditions',
      ],
      suggestedProjects: [
        'Build a virtualized, accessible data grid with ten thousand rows and publish its profile',
      ],
    },
    {
      description: 'Sets front-end direction around React and explains how it schedules and reconciles work.',
      requiredCapabilities: [
        "Explains fibers, lanes, transitions and Suspense well enough to predict an update's order",
        'Plans a migration across major versions for many teams with codemods and a fallback',
      ],
      suggestedProjects: [
        'Write a small renderer with react-reconciler, for example to a canvas or a terminal',
      ],
    },
  ],
  'Next.js': [
    {
      description: "Explains what Next.js adds to React and finds a page's file from its address.",
      requiredCapabilities: [
        'Tells static, server-rendered and client-only parts apart in a sample project',
        'Starts the development server and changes a page',
      ],
      suggestedProjects: [
        'Put a personal page with two routes and a shared layout online with a free hosting plan',
      ],
    },
    {
      description: 'Adds pages, layouts and links to an App Router project with guidance.',
      requiredCapabilities: [
        'Creates a dynamic route segment and reads its parameter',
        'Fetches data in a server component and shows a loading file meanwhile',
      ],
      suggestedProjects: ['Build a blog that reads Markdown files and generates a page for each'],
    },
    {
      description: 'Ships full features with server actions, caching and authentication in the App Router.',
      requiredCapabilities: [
        'Chooses what to cache and for how long, and revalidates it after a change',
        'Checks the session inside each server action and route handler, not only in the layout',
        'Places the use client directive low in the tree and keeps secrets on the server',
      ],
      suggestedProjects: [
        'Build a guest book with sign-in, moderation, rate limits and tests, on a free database plan',
      ],
    },
    {
      description:
        'Architects larger applications and explains stale pages, slow builds and hydration mismatches.',
      requiredCapabilities: [
        'Traces which cache served an outdated page and corrects its tag or lifetime',
        'Reads the bundle analysis and moves a heavy library out of the client',
        'Weighs partial prerendering, streaming and static export for each route of a product',
      ],
      suggestedProjects: [
        'Self-host a multi-instance deployment with a shared cache handler and show that revalidation reaches every instance',
      ],
    },
    {
      description: 'Decides if and how an organization builds on Next.js, hosting and upgrades included.',
      requiredCapabilities: [
        'Explains the React Server Components payload and the security rules of server actions from the wire format',
        'Runs the upgrade across several major versions with codemods, canaries and measured risk',
      ],
      suggestedProjects: [
        'Write a cache handler or deployment adapter for a platform of your own and test it on three Next.js releases',
      ],
    },
  ],
  Jest: [
    {
      description: 'Runs a Jest suite and reads which assertion failed and why.',
      requiredCapabilities: [
        'Says what describe, it and expect do in a test file',
        'Runs a single file or test by name in watch mode',
      ],
      suggestedProjects: ['Clone a small library, break one function and explain the red test'],
    },
    {
      description: 'Writes tests for functions with matchers, following tests that are already there.',
      requiredCapabilities: [
        'Picks toEqual over toBe for objects and can say why',
        'Tests that a function throws and that a promise rejects',
      ],
      suggestedProjects: ['Cover a shopping basket with tests for discounts, rounding and empty baskets'],
    },
    {
      description: 'Tests modules with timers, network and modules replaced only where they must be.',
      requiredCapabilities: [
        'Drives fake timers through a retry with backoff',
        "Mocks one module's export and restores it so that tests stay independent",
        'Keeps snapshots small and reviews their changes like code',
      ],
      suggestedProjects: [
        'Bring an untested date library to full branch coverage and list three bugs it revealed',
      ],
    },
    {
      description: 'Configures Jest for difficult projects and repairs suites that leak or crawl.',
      requiredCapabilities: [
        'Finds the open handle that keeps a run from ending',
        'Sorts out ES modules, TypeScript transforms and moduleNameMapper in one coherent setup',
        "Halves a run's time by sharding, caching transforms and choosing the right test environment",
      ],
      suggestedProjects: [
        'Move a large suite from Jest 29 to 30 or to Vitest and report differences in speed, memory and failures',
      ],
    },
    {
      description:
        'Sets the unit testing stack across repositories and extends the runner where it falls short.',
      requiredCapabilities: [
        'Writes a custom environment, reporter or resolver and maintains it through releases',
        'Explains how module registries and vm contexts isolate test files, and what that costs in memory',
      ],
      suggestedProjects: [
        'Publish a custom matcher package with types, clear failure messages and its own tests',
      ],
    },
  ],
  Webpack: [
    {
      description: 'Explains why browser code is bundled and what entry, output and loader mean.',
      requiredCapabilities: [
        'Runs a build and finds the files it wrote',
        'Points out in a configuration which rule handles style sheets',
      ],
      suggestedProjects: ['Bundle two modules and a style sheet into a page without a framework'],
    },
    {
      description: 'Changes an existing configuration to add a file type or a development setting.',
      requiredCapabilities: [
        'Adds a rule for images or SVG and imports one in code',
        'Starts the development server with hot replacement and a proxy',
      ],
      suggestedProjects: [
        'Set up a small page with Babel, a style loader and separate development and production settings',
      ],
    },
    {
      description: 'Maintains a production build with code splitting, caching and source maps.',
      requiredCapabilities: [
        'Splits vendor code with splitChunks and loads a route through a dynamic import',
        'Uses content hashes so that unchanged chunks stay cached',
        'Chooses a source map type for each environment and keeps production maps private',
      ],
      suggestedProjects: [
        "Cut the initial bundle of a sample admin panel by half and document each step with the analyzer's pictures",
      ],
    },
    {
      description: 'Debugs slow or bloated builds and designs setups that several teams share.',
      requiredCapabilities: [
        'Finds why tree shaking kept a module, from sideEffects flags to CommonJS imports',
        'Speeds builds up with the persistent cache, fewer loaders or SWC, and proves it with a profile',
        'Connects separately deployed front ends with Module Federation and shared singletons',
      ],
      suggestedProjects: [
        'Build two applications that share a component at run time through Module Federation and survive a version mismatch',
      ],
    },
    {
      description: 'Owns the bundling strategy, including when to leave for Rspack, Vite or Turbopack.',
      requiredCapabilities: [
        "Writes plugins against the compiler's tapable hooks and explains the phases of a compilation",
        'Plans a bundler migration for a monorepo with equal output verified chunk by chunk',
      ],
      suggestedProjects: [
        'Write a plugin that fails the build when a forbidden module reaches the client, and test it on three projects',
      ],
    },
  ],
  Figma: [
    {
      description: 'Opens a shared design file, moves around in it and comments on a frame.',
      requiredCapabilities: [
        'Reads the size, color and spacing of an element in the panel on the right',
        'Tells a frame, a group and a component instance apart',
      ],
      suggestedProjects: [
        'Copy a community file on the free plan and describe how its pages and layers are organized',
      ],
    },
    {
      description: 'Draws simple screens with frames, text styles and components from a library.',
      requiredCapabilities: [
        'Uses auto layout for a button that grows with its label',
        'Links screens into a clickable prototype',
      ],
      suggestedProjects: ['Redraw three screens of an app you use daily, at the size of a phone'],
    },
    {
      description:
        "Designs a feature's screens with variants, auto layout and states that developers can build from.",
      requiredCapabilities: [
        'Covers empty, loading, error and overflow states for each screen',
        'Builds a component with variants and properties instead of detached copies',
        'Hands over with variables, annotations and a flow that answers the common questions',
      ],
      suggestedProjects: [
        'Design a booking flow of eight screens, test its prototype with three people and revise it',
      ],
    },
    {
      description: 'Maintains libraries for several products and keeps design files and code in step.',
      requiredCapabilities: [
        'Structures variables in collections with modes for themes and densities',
        'Refactors a messy library without breaking the files that use it',
        'Reviews files for detached instances, missing constraints and unnamed layers before handover',
      ],
      suggestedProjects: [
        'Build a token-driven component library and export its tokens to CSS with Style Dictionary',
      ],
    },
    {
      description:
        'Runs design operations: library governance, branching, metrics of adoption and links to code.',
      requiredCapabilities: [
        'Writes a plugin with the Figma plugin API that removes a recurring chore',
        'Decides what enters the shared library, how it is versioned and how teams contribute',
      ],
      suggestedProjects: [
        'Publish a plugin that checks contrast, spacing and token use in a file and reports what it finds',
      ],
    },
  ],
  Angular: [
    {
      description: 'Recognizes components, templates and services in an Angular project.',
      requiredCapabilities: [
        'Starts the project with the CLI and finds the component behind a screen',
        'Reads a template and tells an event binding from a property binding',
      ],
      suggestedProjects: ['Follow the tutorial on angular.dev and change the look of one card'],
    },
    {
      description: 'Builds standalone components with inputs, outputs and control flow blocks.',
      requiredCapabilities: [
        'Generates a component with the CLI and places it on a route',
        'Shows a list with @for and a track expression',
      ],
      suggestedProjects: ['Build a film list with a details page and a form that adds a film'],
    },
    {
      description: 'Delivers features with signals, typed forms, HTTP and tests.',
      requiredCapabilities: [
        'Derives state with computed and keeps effects for work outside the framework',
        'Handles streams with switchMap or concatMap chosen for the case, and unsubscribes',
        'Tests components through harnesses or roles instead of private fields',
      ],
      suggestedProjects: [
        'Build an expense approval tool with guards, lazy routes, interceptors and error states',
      ],
    },
    {
      description:
        'Designs large Angular applications and untangles change detection and dependency injection.',
      requiredCapabilities: [
        'Moves a code base to zoneless change detection and finds what relied on Zone.js',
        'Explains which injector provided a value and scopes it properly',
        'Reduces initial bundles with deferred views and measured budgets',
      ],
      suggestedProjects: [
        'Upgrade an open source application across four major versions with the migration schematics and log each manual step',
      ],
    },
    {
      description: "Steers Angular across many teams, from monorepo rules to the compiler's output.",
      requiredCapabilities: [
        'Writes schematics that change hundreds of call sites safely',
        'Reads the compiled template instructions to explain a rendering fault',
      ],
      suggestedProjects: [
        'Publish a component library with harnesses, schematics and server-side rendering tests',
      ],
    },
  ],
  'Vue.js': [
    {
      description: 'Reads a single-file component and tells template, script and style apart.',
      requiredCapabilities: [
        'Says what v-if, v-for and v-model do in a given template',
        "Opens Vue DevTools and finds a component's state",
      ],
      suggestedProjects: ['Try the interactive tutorial on vuejs.org and add a step of your own'],
    },
    {
      description: 'Builds components with the Composition API and props in a running project.',
      requiredCapabilities: [
        'Chooses ref or reactive and reads the value in script and template properly',
        'Emits events to the parent instead of changing props',
      ],
      suggestedProjects: ['Build a quiz with questions from a JSON file and a score at the end'],
    },
    {
      description: 'Delivers applications with routing, Pinia stores, composables and tests.',
      requiredCapabilities: [
        'Moves shared logic into composables that clean up after themselves',
        'Uses computed for derived values and watch only for side effects',
        'Types props, emits and slots with script setup and TypeScript',
      ],
      suggestedProjects: [
        'Build a recipe planner with Vue Router, Pinia and tests with Vitest and Vue Test Utils',
      ],
    },
    {
      description: 'Designs component libraries and finds lost reactivity, slow lists and hydration faults.',
      requiredCapabilities: [
        'Explains from proxies why a destructured value stopped updating',
        'Splits and defers components with async loading and KeepAlive where it pays',
        'Plans a move from Vue 2 or the Options API in parts that can be released',
      ],
      suggestedProjects: [
        'Build a headless, accessible select component with slots, generics and documentation',
      ],
    },
    {
      description: "Leads Vue work across products and follows the framework's compiler and proposals.",
      requiredCapabilities: [
        'Explains patch flags, static hoisting and Vapor mode from compiled output',
        'Sets rules for stores, micro front ends and server rendering with reasons',
      ],
      suggestedProjects: [
        'Write a compiler transform or Vite plugin for single-file components and publish it with tests',
      ],
    },
  ],
  Svelte: [
    {
      description: 'Explains that Svelte compiles components and reads one with markup, script and style.',
      requiredCapabilities: [
        'Changes a value in the playground and predicts what is updated',
        'Points out the runes in a given file',
      ],
      suggestedProjects: [
        'Complete the basic part of the official tutorial and rebuild its last example without looking',
      ],
    },
    {
      description: 'Writes small components with state, props and events.',
      requiredCapabilities: [
        'Declares changing values with $state and derived ones with $derived',
        'Binds an input and renders a keyed each block',
      ],
      suggestedProjects: ['Build a stopwatch with laps, best lap and reset'],
    },
    {
      description: 'Builds applications with shared state, snippets, transitions and tests.',
      requiredCapabilities: [
        'Shares state between components through a .svelte.js module or context',
        'Uses $effect only for the outside world and returns its cleanup',
        'Makes motion optional for people who prefer less of it',
      ],
      suggestedProjects: ['Build a flash card trainer that stores progress offline and works by keyboard'],
    },
    {
      description: 'Designs libraries and migrates larger code bases from stores and legacy syntax.',
      requiredCapabilities: [
        'Explains fine-grained updates and proxies when an array change is missed',
        'Writes attachments or actions that wrap a third-party widget without leaks',
      ],
      suggestedProjects: [
        'Move an open source Svelte 4 project to Svelte 5 and compare its size, speed and code',
      ],
    },
    {
      description: 'Judges Svelte for an organization and contributes to its compiler or ecosystem.',
      requiredCapabilities: [
        'Reads the generated JavaScript and reports a compiler fault with a minimal case',
        'Sets upgrade, accessibility and component rules for teams coming from other frameworks',
      ],
      suggestedProjects: [
        'Publish a component library built on runes, with types, server rendering and visual tests',
      ],
    },
  ],
  Vite: [
    {
      description: 'Explains what a development server and a build do and starts both.',
      requiredCapabilities: [
        'Finds entry page, source and output of a generated project',
        'Says why the development server starts without bundling the whole application',
      ],
      suggestedProjects: ['Create a project from a template and change its title, icon and port'],
    },
    {
      description: 'Adjusts a given configuration with aliases, environment variables and plugins.',
      requiredCapabilities: [
        'Reads a VITE_ variable in code and keeps secrets out of it',
        'Adds a proxy so that API calls reach the local server',
      ],
      suggestedProjects: ['Move a small page with script tags to Vite with hot updates'],
    },
    {
      description: 'Sets up and maintains builds for applications and libraries.',
      requiredCapabilities: [
        'Splits chunks by need and checks the result with a visualizer',
        'Builds a library with several entries and external peer dependencies',
        'Configures base path and assets so that a build works in a subfolder',
      ],
      suggestedProjects: ['Build one code base as a page, a library and a browser extension'],
    },
    {
      description:
        'Writes plugins and finds causes of slow starts, double modules and odd differences in production.',
      requiredCapabilities: [
        'Uses resolveId, load and transform hooks in the right order',
        'Traces a module loaded twice to links, aliases or pre-bundled dependencies',
      ],
      suggestedProjects: ['Write a plugin that turns Markdown into components with hot updates and tests'],
    },
    {
      description: 'Sets build tooling for many repositories and follows Rolldown and the environment API.',
      requiredCapabilities: [
        "Compares Vite, Rspack and Turbopack on the company's own applications, memory included",
        'Integrates a framework or runtime through environments with separate module graphs',
      ],
      suggestedProjects: [
        'Publish a framework plugin that renders on server and client and works in the development server and in the build',
      ],
    },
  ],
  Vitest: [
    {
      description: 'Runs a Vitest suite and reads the difference shown for a failed test.',
      requiredCapabilities: [
        'Filters tests by name in watch mode',
        "Finds the slowest test in the reporter's output",
      ],
      suggestedProjects: ["Break a sample project's code on purpose and follow the failure in the Vitest UI"],
    },
    {
      description: 'Writes tests with describe, test and expect beside the code they check.',
      requiredCapabilities: ['Tests table cases with test.each', 'Restores spies after each test'],
      suggestedProjects: ['Test a currency formatter for three locales and negative amounts'],
    },
    {
      description: 'Tests modules and components with mocks, fake time and the right environment.',
      requiredCapabilities: [
        'Mocks a module with vi.mock and knows that the call is hoisted',
        'Chooses between node, jsdom and browser mode for each file',
        'Extends test with fixtures that set up and clean up after themselves',
      ],
      suggestedProjects: ['Test a countdown component with fake timers and again in browser mode'],
    },
    {
      description: 'Tunes projects, isolation and speed for large suites and finds leaks between files.',
      requiredCapabilities: [
        'Splits a monorepo into projects with their own settings',
        'Finds a test that passes only because another ran first',
      ],
      suggestedProjects: [
        'Move an open source project from Jest and report run time, changed mocks and failures found',
      ],
    },
    {
      description: 'Develops testing tools on its interfaces for a whole organization.',
      requiredCapabilities: [
        'Writes a custom reporter, pool or coverage provider',
        'Decides what runs in browsers, in Node.js and in CI shards from measured value',
      ],
      suggestedProjects: [
        'Publish a matcher or fixture package with types, documentation and tests on three versions',
      ],
    },
  ],
  Playwright: [
    {
      description: 'Watches a recorded browser test and says which step checks what.',
      requiredCapabilities: [
        'Opens a trace and finds the action that failed',
        'Tells a locator from a fixed CSS path',
      ],
      suggestedProjects: ['Record a visit to a demo shop with codegen and explain each line'],
    },
    {
      description: 'Writes short journeys with locators by role and web-first assertions.',
      requiredCapabilities: [
        'Fills a form and expects the message that follows',
        'Runs one test headed and one in another browser engine',
      ],
      suggestedProjects: ['Test adding, finishing and deleting entries in the TodoMVC demo'],
    },
    {
      description: "Covers a product's main journeys with tests that run in parallel and do not flake.",
      requiredCapabilities: [
        'Signs in once and reuses the stored state for each worker',
        'Intercepts a network call to show an error the server seldom gives',
        'Builds page fixtures instead of repeating steps',
      ],
      suggestedProjects: [
        "Test a sample shop's checkout in three engines, with accessibility checks through axe",
      ],
    },
    {
      description:
        'Designs suites for large products and finds the reasons for unstable tests in the product or the test.',
      requiredCapabilities: [
        'Separates a race in the application from one in the test with trace and network log',
        'Shards in CI, merges reports and keeps run time within an agreed limit',
      ],
      suggestedProjects: ['Take a flaky public suite to one hundred clean runs and list each cause found'],
    },
    {
      description: 'Leads browser automation across teams and knows the protocols beneath it.',
      requiredCapabilities: [
        'Decides which risks belong in a browser test and removes the rest with evidence',
        'Extends the runner with custom reporters, fixtures and device farms',
      ],
      suggestedProjects: ['Build a visual comparison service on Playwright with masking, review and history'],
    },
  ],
  Cypress: [
    {
      description: 'Runs a suite in the Cypress app and follows the steps in its command log.',
      requiredCapabilities: [
        'Moves back in time to the page as it was at a step',
        'Says what cy.get and should do in a listing',
      ],
      suggestedProjects: ['Open the example specs and explain three of them to somebody who tests by hand'],
    },
    {
      description: 'Writes end-to-end tests with stable selectors for a given page.',
      requiredCapabilities: [
        'Selects by data attribute or label instead of layout classes',
        'Leaves waiting to assertions rather than to a fixed time',
      ],
      suggestedProjects: ['Test the sign-in and error messages of the Real World App'],
    },
    {
      description: 'Tests flows and components with controlled data and network.',
      requiredCapabilities: [
        'Stubs and observes calls with cy.intercept',
        'Seeds state by request or task instead of clicking through the page',
        'Keeps a session across tests with cy.session',
      ],
      suggestedProjects: ['Test a booking form as component and as journey, and compare speed and findings'],
    },
    {
      description: 'Structures large suites and explains failures that come from its in-browser model.',
      requiredCapabilities: [
        'Explains the command queue and why a value cannot be awaited like a promise',
        "Handles several origins, frames and downloads within the tool's limits",
      ],
      suggestedProjects: [
        "Cut a public suite's run time by half by seeding data, splitting specs and deleting duplicates",
      ],
    },
    {
      description: 'Decides on end-to-end tooling and its upkeep for an organization.',
      requiredCapabilities: [
        'Writes plugins and custom commands with types that other teams adopt',
        'Weighs staying, mixing or moving to another tool by cost and defects caught',
      ],
      suggestedProjects: ['Migrate twenty specs between Cypress and Playwright and publish the comparison'],
    },
  ],
  Nuxt: [
    {
      description: 'Names the work that Nuxt saves a Vue developer and traces an address to its page file.',
      requiredCapabilities: [
        'Starts a project and changes its front page',
        'Says which part of a page came from the server',
      ],
      suggestedProjects: ['Put a small travel page with two routes online on a free plan'],
    },
    {
      description: 'Adds pages, layouts and data with useFetch by example.',
      requiredCapabilities: [
        'Reads a route parameter and shows the matching item',
        'Sets title and description for each page',
      ],
      suggestedProjects: ['Build a recipe site from Markdown with Nuxt Content'],
    },
    {
      description: 'Builds full applications with server routes, state, sign-in and tests.',
      requiredCapabilities: [
        'Keeps secrets in private runtime configuration',
        'Avoids fetching twice on server and client',
        'Chooses prerendering, caching or server rendering by route rules',
      ],
      suggestedProjects: ['Build a flea market site with uploads, sign-in and end-to-end tests'],
    },
    {
      description: 'Designs larger sites and settles hydration, caching and deployment faults.',
      requiredCapabilities: [
        'Traces state shared between requests to a module-level variable',
        'Shares a base through layers and keeps overrides visible',
        'Compares presets for Node.js, edge and static hosting on the same site',
      ],
      suggestedProjects: [
        'Bring a slow content site to good Core Web Vitals in the field with route rules and lazy hydration',
      ],
    },
    {
      description: 'Guides Nuxt across many sites and works on modules and Nitro.',
      requiredCapabilities: [
        'Writes modules with hooks, types and tests for several versions',
        'Plans major upgrades with compatibility flags and a test fleet',
      ],
      suggestedProjects: [
        'Publish a module that other projects install, with a playground and a support policy',
      ],
    },
  ],
  SvelteKit: [
    {
      description: 'Finds page, layout and load files and says where each runs.',
      requiredCapabilities: ['Creates a project and adds a route', 'Tells +page.js from +page.server.js'],
      suggestedProjects: ['Build a three-page site and publish it as static files'],
    },
    {
      description: 'Adds load functions and form actions to an existing app.',
      requiredCapabilities: [
        'Reads a form on the server and returns errors to it',
        'Redirects after a successful action',
      ],
      suggestedProjects: ['Build a guest list with add and remove that works without client scripts'],
    },
    {
      description: 'Builds applications with sessions, hooks, validation and tests.',
      requiredCapabilities: [
        'Checks sign-in in hooks and in each server load or action',
        'Streams slow data while the page is shown',
        'Sets prerender and cache per route',
      ],
      suggestedProjects: ['Build a shared calendar with invitations, an SQLite store and Playwright tests'],
    },
    {
      description: 'Designs larger apps and solves invalidation, adapter and security faults.',
      requiredCapabilities: [
        'Explains which load function runs again after a change and why',
        'Reviews server code for leaked data in serialized props',
        'Compares adapters by start time, limits and cost',
      ],
      suggestedProjects: [
        'Run one app on Node.js, an edge platform and as a static site, and document what had to change',
      ],
    },
    {
      description: 'Sets practice for teams and contributes to the framework or its adapters.',
      requiredCapabilities: [
        'Writes an adapter or preprocessor with conformance tests',
        'Judges experimental features by risk before products rely on them',
      ],
      suggestedProjects: [
        'Publish an adapter for a platform of your own and keep it passing across two major versions',
      ],
    },
  ],
  'React Testing Library': [
    {
      description: 'Reads a component test and says what a person would see and do in it.',
      requiredCapabilities: [
        'Tells getBy, queryBy and findBy apart',
        'Uses screen.debug to look at the rendered markup',
      ],
      suggestedProjects: ['Write down the checks that a sign-in form needs before reading its test'],
    },
    {
      description: 'Tests simple components by role and label.',
      requiredCapabilities: [
        'Clicks and types with user-event and awaits the result',
        'Finds an element by its accessible name',
      ],
      suggestedProjects: ['Test a counter, a toggle and a form with a required field'],
    },
    {
      description: 'Covers features with routing, server data and providers in behavior tests.',
      requiredCapabilities: [
        'Answers requests with Mock Service Worker, failures included',
        'Wraps providers in one custom render function',
        'Asserts that something disappears without fixed waits',
      ],
      suggestedProjects: ['Test a paged product list with loading, empty and error states'],
    },
    {
      description: 'Reworks brittle suites and explains act warnings and timing faults.',
      requiredCapabilities: [
        'Traces an act warning to state that changed after the test ended',
        'Replaces test ids and snapshots with queries that prove accessibility',
        'Decides what belongs in a browser instead of jsdom',
      ],
      suggestedProjects: [
        'Convert an Enzyme or snapshot suite of an open source project and report defects it now catches',
      ],
    },
    {
      description: 'Sets component test practice and maintains shared tools.',
      requiredCapabilities: [
        "Writes custom queries and matchers that encode a design system's promises",
        'Measures which component tests found defects and prunes the rest',
      ],
      suggestedProjects: ['Publish a testing package for a component library, with guides for its users'],
    },
  ],
  Remix: [
    {
      description: 'Explains loaders and actions and finds them in a route module.',
      requiredCapabilities: [
        'Says which code of a route runs on the server',
        "Starts a project and changes a route's heading",
      ],
      suggestedProjects: ['Build a two-page site and watch in the network panel what a link loads'],
    },
    {
      description: 'Adds nested routes and forms to an application that exists.',
      requiredCapabilities: [
        'Reads form data in an action and redirects',
        'Shows pending state while a form is sent',
      ],
      suggestedProjects: ['Build an address book following the official tutorial and add sorting'],
    },
    {
      description: 'Builds applications with sessions, error boundaries and progressive enhancement.',
      requiredCapabilities: [
        'Places an error boundary so that the rest of the page stays usable',
        'Signs session cookies and rotates their secrets',
        'Revalidates only the data that a change affects',
      ],
      suggestedProjects: [
        'Build a room booking site that works before its scripts arrive, with tests for both cases',
      ],
    },
    {
      description: "Designs larger applications and plans their way through the framework's changes.",
      requiredCapabilities: [
        "Moves a Remix 2 code base to React Router's framework mode and checks each changed convention",
        'Finds request waterfalls between nested loaders and removes them',
        'Streams slow data with deferred promises and bounds their failure',
      ],
      suggestedProjects: [
        'Migrate an open source Remix project to React Router 7 and record every difference in behavior',
      ],
    },
    {
      description: 'Decides which line of the framework to follow and contributes to it.',
      requiredCapabilities: [
        'Weighs React Router, Remix 3 and other frameworks for products that must live for years',
        "Writes adapters or presets for a company's own platform",
      ],
      suggestedProjects: [
        'Publish a server adapter with conformance tests for streaming, aborts and headers',
      ],
    },
  ],
  Gatsby: [
    {
      description: 'Explains how pages are built ahead of time from files and sources.',
      requiredCapabilities: [
        'Starts a site from a starter and changes its title',
        "Opens GraphiQL and finds a page's data",
      ],
      suggestedProjects: ['Publish a one-page portfolio from a starter on free hosting'],
    },
    {
      description: 'Adds pages, queries and images to a site with existing plugins.',
      requiredCapabilities: [
        'Writes a page query for Markdown files',
        'Places responsive images with gatsby-plugin-image',
      ],
      suggestedProjects: ['Turn ten Markdown files into a travel blog with tags'],
    },
    {
      description: 'Maintains content sites with build-time data, search and previews.',
      requiredCapabilities: [
        'Creates pages from data in gatsby-node',
        'Declares schema types so that missing content does not break the build',
        'Removes plugins that are no longer maintained',
      ],
      suggestedProjects: ['Join two content sources in one site and add search without a server'],
    },
    {
      description: 'Speeds up large builds and plans the way out for aging sites.',
      requiredCapabilities: [
        'Finds the query, image or plugin that dominates build time',
        'Exports content and redirects so that no address is lost in a move',
      ],
      suggestedProjects: [
        'Move an open source Gatsby site to Astro or Next.js and prove with a crawl that every address still answers',
      ],
    },
    {
      description: "Directs the remaining life of an organization's Gatsby sites.",
      requiredCapabilities: [
        'Forks or replaces unmaintained plugins with security fixes',
        'Ranks sites by cost of keeping against cost of moving, and sets an end date',
      ],
      suggestedProjects: [
        'Publish a migration toolkit that maps queries, images and routes to a maintained framework',
      ],
    },
  ],
  Mocha: [
    {
      description: 'Runs a Mocha suite and finds the failing assertion in its report.',
      requiredCapabilities: [
        'Tells the runner from the assertion library beside it',
        'Runs a single test with .only and removes the .only again',
      ],
      suggestedProjects: ['Read the tests of a small Node.js library and list what they leave untested'],
    },
    {
      description: 'Writes tests with Chai or node:assert and hooks, following existing ones.',
      requiredCapabilities: [
        'Returns a promise instead of forgetting to wait for it',
        'Sets up with beforeEach rather than sharing objects',
      ],
      suggestedProjects: ['Test a shopping list module with empty, duplicate and huge inputs'],
    },
    {
      description: 'Maintains suites with stubs, fixtures and coverage.',
      requiredCapabilities: [
        'Restores Sinon stubs and fake timers after each test',
        'Measures the coverage of native ES modules with c8',
        'Runs files in parallel after removing shared state',
      ],
      suggestedProjects: ['Cover a small HTTP client with tests for timeouts, redirects and broken answers'],
    },
    {
      description: 'Repairs old, slow suites and their mix of module formats.',
      requiredCapabilities: [
        'Finds an exception that ends the process outside of any test',
        'Moves a suite from CommonJS with proxyquire to ES modules',
      ],
      suggestedProjects: [
        'Bring an abandoned suite back to green on the current Node.js release and halve its time',
      ],
    },
    {
      description: "Decides about the runner's future in a code base and extends it.",
      requiredCapabilities: [
        'Writes a reporter, interface or root hook plugin that several repositories share',
        'Plans a move to node:test or Vitest that keeps history and coverage comparable',
      ],
      suggestedProjects: [
        'Write a codemod from Mocha and Chai to another runner and test it on three open source suites',
      ],
    },
  ],
  Rollup: [
    {
      description: 'Explains what a bundle of ES modules is and builds one from two files.',
      requiredCapabilities: [
        'Names input, format and external in a configuration',
        'Sees in the output which unused function was dropped',
      ],
      suggestedProjects: ['Bundle three small modules and explain each line of the result'],
    },
    {
      description: 'Builds a small library with a few plugins by example.',
      requiredCapabilities: [
        'Resolves packages and CommonJS with the official plugins',
        'Leaves peer dependencies out of the bundle',
      ],
      suggestedProjects: ['Bundle a date formatting library with a source map and types'],
    },
    {
      description: 'Packages libraries for several formats and targets.',
      requiredCapabilities: [
        'Keeps modules apart with preserveModules where importers should pick',
        'Declares exports and side effects in package.json to match the output',
        'Compares output sizes in CI',
      ],
      suggestedProjects: [
        'Publish a tree-shakeable icon package and prove that one import stays under one kilobyte',
      ],
    },
    {
      description: 'Writes plugins and explains why code was kept, duplicated or misordered.',
      requiredCapabilities: [
        'Finds the side effect that keeps a module in the graph',
        'Resolves circular chunks and differing default export interoperability',
      ],
      suggestedProjects: ['Write a plugin that inlines small assets and compare its output with two others'],
    },
    {
      description: "Sets library build practice and follows Rolldown's compatibility.",
      requiredCapabilities: [
        'Explains the module graph, scope hoisting and chunk assignment from the source',
        'Moves builds to a faster bundler with output compared file by file',
      ],
      suggestedProjects: ['Contribute a fix to Rollup or Rolldown with a reduced test case'],
    },
  ],
  Parcel: [
    {
      description: 'Explains how Parcel builds a page from its HTML without settings.',
      requiredCapabilities: [
        'Starts the development server on an HTML file',
        'Finds the built files and their hashed names',
      ],
      suggestedProjects: ['Build a page with a style sheet, an image and a module without any configuration'],
    },
    {
      description: 'Adds TypeScript, styles and targets to a small project.',
      requiredCapabilities: [
        'Declares source and targets in package.json',
        'Sees which transformer handles a file type',
      ],
      suggestedProjects: ['Build a small React page with Sass and a development proxy'],
    },
    {
      description: 'Maintains builds for applications and libraries with the cache in order.',
      requiredCapabilities: [
        'Splits code with dynamic imports and checks the bundle report',
        'Builds modern and older targets from one source',
        'Pins and clears the cache when results differ between machines',
      ],
      suggestedProjects: ['Build a browser extension and a web page from shared modules'],
    },
    {
      description: 'Writes resolvers or transformers and finds causes of wrong or slow builds.',
      requiredCapabilities: [
        'Explains the asset graph behind a duplicated module',
        'Configures pipelines in .parcelrc without losing the defaults',
      ],
      suggestedProjects: ['Write a transformer for a small template language with source maps and tests'],
    },
    {
      description: 'Decides when zero configuration serves an organization and contributes to the tool.',
      requiredCapabilities: [
        'Compares Parcel, Vite and Rspack on cold start, rebuild and output of real projects',
        'Follows the Rust core to explain a scheduling or cache fault',
      ],
      suggestedProjects: [
        'Publish a plugin set for a company standard, with tests across two major versions',
      ],
    },
  ],
  Turbopack: [
    {
      description: 'Explains what Turbopack does for a Next.js project and starts it.',
      requiredCapabilities: [
        'Reads which bundler a build reports',
        'Tells a cold start from a hot update in the terminal',
      ],
      suggestedProjects: [
        'Measure start and update time of a sample project with Turbopack and with webpack',
      ],
    },
    {
      description: 'Runs an existing project on it and adjusts simple settings.',
      requiredCapabilities: [
        'Sets an alias and a loader rule in next.config',
        'Recognizes an unsupported webpack option in the warning',
      ],
      suggestedProjects: ['Move a small Next.js blog from webpack and list each setting that changed'],
    },
    {
      description: "Maintains a product's builds on it, caches included.",
      requiredCapabilities: [
        'Replaces webpack plugins with supported options or code',
        'Keeps the file system cache useful in CI',
        'Compares output and source maps before a release',
      ],
      suggestedProjects: [
        'Move a sample shop with SVG, Sass and a monorepo package, and keep its end-to-end tests green',
      ],
    },
    {
      description: 'Diagnoses slow or wrong builds in large repositories.',
      requiredCapabilities: [
        'Records a trace and finds the module that invalidates half the graph',
        'Reduces a bundling fault to a minimal repository for the maintainers',
      ],
      suggestedProjects: [
        'Profile a large open source Next.js project and document the three costliest imports',
      ],
    },
    {
      description: 'Shapes bundler strategy around it and works on its incremental core.',
      requiredCapabilities: [
        'Explains cached functions, invalidation and chunking from the Rust source',
        'Decides when a team should wait, move or stay, with memory and time figures',
      ],
      suggestedProjects: ['Contribute a fix or a benchmark that the maintainers adopt'],
    },
  ],
  Sketch: [
    {
      description: 'Opens a Sketch document and finds its pages, frames and symbols.',
      requiredCapabilities: [
        'Reads sizes and colors of a layer',
        'Comments on a shared document in the browser',
      ],
      suggestedProjects: ['Look through a free interface kit and explain how one button is built'],
    },
    {
      description: 'Draws screens with shared styles and symbols from a library.',
      requiredCapabilities: [
        'Overrides text and icons of a symbol instead of detaching it',
        'Keeps spacing even with stacks or smart layout',
      ],
      suggestedProjects: ["Redraw a weather app's three main screens on a Mac in the trial period"],
    },
    {
      description: 'Designs features with libraries, prototypes and clean handover.',
      requiredCapabilities: [
        'Nests symbols so that states stay maintainable',
        'Tests a prototype on a phone and revises it',
        'Exports assets at the scales a platform needs',
      ],
      suggestedProjects: ['Design the sign-up of a library app with all its error states'],
    },
    {
      description: 'Maintains libraries and moves content between tools without losing structure.',
      requiredCapabilities: [
        'Repairs duplicated and outdated symbols across documents',
        "Maps styles and symbols to another tool's components and checks the rest by hand",
      ],
      suggestedProjects: ['Rebuild a neglected open kit with named colors, styles and a change log'],
    },
    {
      description: 'Leads tool choice and library governance for design teams.',
      requiredCapabilities: [
        'Writes plugins in JavaScript that check naming and contrast',
        'Decides by cost, platform and skill whether teams stay or move',
      ],
      suggestedProjects: ['Publish a plugin that exports colors and text styles as design tokens'],
    },
  ],
  'Adobe XD': [
    {
      description: 'Opens an older XD file and finds artboards, components and links.',
      requiredCapabilities: [
        'Plays a prototype and notes its path',
        'Reads measures and colors for handover',
      ],
      suggestedProjects: ['Take stock of an XD file: screens, components, fonts and missing links'],
    },
    {
      description: 'Changes screens with components and repeat grids in existing files.',
      requiredCapabilities: ['Adds a state to a component', 'Repeats a card in a grid with varied content'],
      suggestedProjects: ['Redraw two screens of a cinema app with states for pressed and disabled'],
    },
    {
      description: 'Keeps products going that are still designed in XD.',
      requiredCapabilities: [
        'Uses auto-animate for transitions that developers can follow',
        'Exports assets and specifications that developers can use without XD',
        'Says what XD no longer receives since it entered maintenance',
      ],
      suggestedProjects: ['Document a legacy design so that a team can build it without opening XD'],
    },
    {
      description: 'Plans and leads the move of XD libraries to a maintained tool.',
      requiredCapabilities: [
        'Converts components and checks text, spacing and interactions one by one',
        'Sorts files by use and archives the rest in readable formats',
      ],
      suggestedProjects: [
        'Move a kit of thirty components to Figma or Penpot and list every loss and its repair',
      ],
    },
    {
      description: "Decides the fate of an organization's design archives and tools.",
      requiredCapabilities: [
        "Sets retention, formats and ownership so that designs outlive a vendor's product",
        'Negotiates licenses and training around a fixed end date',
      ],
      suggestedProjects: [
        'Publish a migration guide with checklists, time needed per screen and quality checks',
      ],
    },
  ],
}
