import type { OpenQuestion } from '../open-question.ts'

export const designOfClientsExpert: readonly OpenQuestion[] = [
  {
    id: 'design-of-clients-expert-01',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer', 'Technical Lead'],
    skills: ['Distributed Systems', 'Front-End Development', 'Offline-First'],
    tags: ['collaboration', 'crdt', 'ot', 'presence'],
    question:
      'Design the client of a collaborative document editor: up to 50 people typing at once, comments, offline edits for days, documents of 300 pages, web first and tablet later. How do edits become one document, and where does this approach hurt?',
    keyPoints: [
      {
        cue: 'How 50 edits become one',
        point:
          'Chooses a merge model, operational transformation with a server order or a sequence CRDT, and justifies it by offline and server role',
        weight: 3,
        essential: true,
        said: [
          'OT needs a central order and is compact, a CRDT merges without it and suits long offline',
          "with days offline I'd take a CRDT such as Yjs and live with the metadata",
        ],
      },
      {
        cue: 'What the person typing feels',
        point:
          'Applies local edits immediately, and rebases or merges remote ones while preserving selection and intention',
        weight: 3,
        essential: true,
        said: [
          'my typing never waits for the network',
          'the cursor is anchored to characters, not to offsets',
          'undo affects only my own operations',
        ],
      },
      {
        cue: 'Opening 300 pages',
        point:
          'Persists operations locally with a log, snapshots and compaction, so that opening 300 pages is fast',
        weight: 3,
        said: [
          'load a snapshot plus the tail, and not a million operations since the beginning',
          'garbage collection of tombstones needs a limit for how long someone may be offline',
        ],
      },
      {
        cue: 'Who else is in the document',
        point: 'Separates ephemeral presence from the document',
        weight: 2,
        said: [
          'cursors and names go over an awareness channel, throttled and never stored',
          'presence must expire when a tab dies',
        ],
      },
      {
        cue: 'What merging cannot decide',
        point:
          "Says that convergence isn't meaning: structure, tables and permissions need rules beyond merging",
        weight: 2,
        said: [
          'two moves of a section, or editing in a deleted paragraph, converge but may surprise',
          'show what was changed offline, and let the person look at it',
        ],
      },
      {
        cue: 'Whom you do not trust',
        point:
          'Enforces rights and validity on the server, including edits made offline before rights changed',
        weight: 2,
        said: [
          'the client may be manipulated, so the server checks each update against the schema and role',
          'if I lost write access yesterday, my offline edits become a suggestion or copy',
        ],
      },
      {
        cue: 'How you gain confidence in it',
        point:
          'Tests by random concurrent edits and checks convergence, with versioned formats for old clients',
        weight: 1,
        said: [
          'fuzzing with simulated networks, and all replicas must be equal',
          "an old client must not destroy nodes that it doesn't know",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'CRDTs make a server superfluous and conflicts impossible',
        said: ["with a CRDT we don't need a server any more"],
        correction:
          "Storage, rights, presence, compaction, search and backup still need one. And merged isn't always meant.",
      },
      {
        belief: 'Sending the whole document with the last write winning is enough if saved often',
        said: ['we save every second, the last one wins'],
        correction:
          "With two people typing, someone's words vanish each second. Edits must be merged as operations.",
      },
    ],
    sampleAnswer:
      "Requirements: typing appears within a frame locally, with others within 200 milliseconds at the median, no lost text, days offline, 50 writers, 300 pages, about a million characters. 50 people at 5 characters a second, batched to five messages each, are 250 a second in, fanned out to 50 that's 12,500 small messages, fine for one process per document. Model: OT is compact, and simple to reason about with one ordering server, but rebasing days of offline edits is painful. I choose a sequence CRDT with a server relay; the price is metadata and tombstones. Local edits go into the model at once, into a log in IndexedDB or SQLite, and out in batches. The cursor is anchored to characters; undo only concerns my own operations. Opening loads a snapshot and the tail, the first pages rendered first, the rest virtualized; the server compacts, and whoever's been away for over 60 days gets a rebase with review. Presence is a separate, throttled channel with expiry. Comments refer to anchors and survive when text is deleted. The server checks identity, role and schema for each update; offline edits after losing rights become a suggestion. Convergence isn't meaning: for moved sections I use a real move operation, table structure has server-side repair rules, and after a long offline time one sees a comparison. Clients keep unknown nodes. Trade-offs: CRDT memory against offline; strict schemas against freedom. Failure: a hot document, so one owner with failover by the log; a poisoned update that crashes clients, so quarantine and a way back to yesterday's snapshot. I'd test with random concurrent edits over broken networks.",
    criteria: [
      'Justifies the algorithm by requirements, not by fashion',
      'Sees the limits of automatic merging',
    ],
    followUps: [
      {
        question: 'Why do deleted characters have to be kept for a while, and when may they go?',
        about: [2],
        answer:
          'Concurrent operations may refer to them as position anchors. They may go when all replicas have seen the deletion, which one never knows for sure. So one sets a horizon; later returners get a rebase against the snapshot.',
      },
      {
        question: 'I press undo after a colleague has edited the same sentence. What should happen?',
        about: [1],
        answer:
          "My last operation is inverted against the current state: what I inserted disappears, what I deleted returns at its anchor, and the colleague's words remain. If nothing is left of mine, undo goes one step further back.",
      },
    ],
  },
  {
    id: 'design-of-clients-expert-02',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Technical Lead', 'Solutions Architect'],
    skills: ['Micro Frontends', 'Front-End Development', 'Software Architecture'],
    tags: ['micro frontends', 'shell', 'independent deployment'],
    question:
      "Ten teams share one web portal; releases wait for each other, and one team's bug blocks all. Leadership wants micro-frontends. Would you, and if so how do you divide, integrate and operate them without users paying for it?",
    keyPoints: [
      {
        cue: 'Whether you would do it',
        point:
          'Examines whether the problem is organizational coupling, and whether a modular monolith with better builds suffices',
        weight: 3,
        essential: true,
        said: [
          "if it's the pipeline, then ownership, modules and flags in one repo may be enough",
          'micro-frontends pay only when teams really need to deploy independently',
        ],
      },
      {
        cue: 'Where you cut',
        point: 'Cuts vertically by domain and route, not by widget, with few and small contracts',
        weight: 3,
        essential: true,
        said: [
          'one team owns search from page to service, a page belongs to one team',
          'if three teams have to change for one feature, the cut is wrong',
        ],
      },
      {
        cue: 'What holds the parts together',
        point:
          'Defines a thin shell for routing, login, layout and error isolation, that loads each part from a manifest',
        weight: 3,
        said: [
          'the shell knows versions from a manifest, so a team deploys or rolls back alone',
          'an error boundary and timeout per part, so that one failure leaves the rest',
        ],
      },
      {
        cue: 'What ten teams would load twice',
        point:
          'Governs shared dependencies: a singleton for the framework with agreed ranges, everything else isolated',
        weight: 2,
        said: [
          'React once, shared via federation or import maps, otherwise users download it six times',
          'a plan for how ten teams do a major upgrade',
        ],
      },
      {
        cue: 'How parts talk to each other',
        point:
          'Keeps communication minimal: URL, events and platform services with versions, no shared store',
        weight: 2,
        said: ['no team reads the inner state of another', 'contracts are tested, and changes additive'],
      },
      {
        cue: 'What users must not notice',
        point:
          'Guards experience: common design system, performance budgets per part and for the whole, accessibility, measured by team',
        weight: 2,
        said: [
          'the page must look like one product',
          'a budget for bytes and INP, and the one who breaks it sees it',
        ],
      },
      {
        cue: 'Running it in production',
        point:
          'Secures operation: integration tests on the combination, compatibility with old tabs, supply-chain and isolation limits',
        weight: 1,
        said: [
          "parts run in the same origin, so one team's XSS is everybody's",
          'a canary for a new version of a part',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Micro-frontends allow each team its own framework without harm',
        said: ['every team can use what it likes'],
        correction:
          "Users download and run all of them, and design, accessibility and hiring suffer. It's possible for a transition, not as an aim.",
      },
      {
        belief: "Loading at run time isolates teams from each other's errors",
        said: ["they're independent, so one can't break the other"],
        correction:
          'In one page they share origin, main thread, globals and CSS. A loop or a leak hits all; isolation has to be built, and is limited.',
      },
    ],
    sampleAnswer:
      "First I'd examine the pain: deployments in a week, wait per release, who blocks whom, how many changes touch several areas. If it's slow pipelines and unclear ownership, a modular monolith with ownership, flags and a merge queue gets us 80 percent at a tenth of the cost. With ten teams, say 80 people, each wanting to release daily, I'd go for it, but coarse: about eight parts by domain, each owning whole routes. Widgets across pages, such as the cart, are few and carefully chosen. The shell is thin: routing, session, layout, errors, telemetry. It reads a manifest of versions, so a team deploys, does a canary, and rolls back alone; each part loads with a timeout and an error boundary. The framework is shared as a singleton with an agreed range; everything else is inside. A rough estimate: if eight parts each brought 150 kilobytes of framework, that's 1.2 megabytes; shared it's 150, with 100 per route as the budget. Communication goes by URL, a few versioned events, and platform services such as `session`; no shared store. A design system and CSS scoping keep it one product. INP, bytes and errors are attributed by part. Integration tests run on the real combination, and previous versions remain for open tabs. Trade-offs: independence costs duplication, a platform team of about four people, and harder upgrades. It fails if cuts are wrong, if the shell becomes a monolith, or versions drift. One origin means one part's XSS is everyone's, so a strict policy. I'd start with one domain, measure lead time and user metrics, and stop if they don't improve.",
    criteria: ['Ready to advise against it', "Weighs users' costs against teams' gains"],
    followUps: [
      {
        question: 'The framework needs a major upgrade. How do ten teams get through it?',
        about: [3],
        answer:
          "The shell offers both versions for a limited time, for parts on separate routes. Parts move one by one with codemods, a dashboard shows who's left, and a date ends the double load. Shared widgets move first.",
      },
      {
        question: 'The manifest service is down. What do users see?',
        about: [2],
        answer:
          'The last good manifest from the CDN or from the cache of the shell, which also contains a built-in one from its own build. So loading continues with slightly older versions; only deploying is interrupted.',
      },
    ],
  },
  {
    id: 'design-of-clients-expert-03',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Technical Lead'],
    skills: ['App Performance', 'Android', 'iOS'],
    tags: ['cold start', 'startup', 'modularization'],
    question:
      "A super-app with 40 teams takes 6.2 seconds from tap to usable home screen on a three-year-old budget phone, and each release adds 100 ms. Get it under 2 seconds, and keep it there. What's your design?",
    keyPoints: [
      {
        cue: 'What exactly you measure',
        point:
          'Defines and measures the right quantity in the field: cold start to usable, at a high percentile, by device class',
        weight: 3,
        essential: true,
        said: [
          'not until the first frame, but until one can use it, at the 75th or 90th percentile on budget phones',
          'separate cold, warm and from-notification starts',
        ],
      },
      {
        cue: 'How you find the 6.2 seconds',
        point:
          'Traces the critical path and classifies each initialization: before the first frame, after it, or on first use',
        weight: 3,
        essential: true,
        said: [
          "a system trace of a release build shows what's on the main thread, and what it waits for",
          'of 120 initializers maybe ten are needed for the home screen',
        ],
      },
      {
        cue: 'How 40 teams start their code',
        point:
          'Replaces uncontrolled initializers with a declared dependency graph, with budgets, lazy by default',
        weight: 3,
        said: [
          'teams register tasks with dependencies and phase, the framework orders them, and runs them in parallel',
          'no SDK starts itself via a content provider or static load',
        ],
      },
      {
        cue: 'What is shown first',
        point: 'Shows real content early from cache, instead of waiting for network and configuration',
        weight: 2,
        said: [
          "render yesterday's home screen immediately and refresh behind it",
          "remote config mustn't block, use the last values",
        ],
      },
      {
        cue: 'What the system offers you',
        point:
          'Uses platform means: baseline profiles or ordered code, fewer dynamic libraries, smaller binaries, less I/O',
        weight: 2,
        said: [
          'baseline profiles save interpretation and compiling on Android',
          'on iOS fewer dynamic frameworks and no work in load or static initializers',
        ],
      },
      {
        cue: 'Keeping it there',
        point:
          'Prevents regressions by tests on fixed devices in CI with attribution to teams, and a budget with a trade',
        weight: 3,
        said: [
          'lab phones run 30 starts per build, and the change that adds 50 ms gets blocked',
          'who wants start-up time must give or get it back',
        ],
      },
      {
        cue: 'Side effects of your cure',
        point: 'Avoids shifting the problem: contention after the first frame, jank, and slow first taps',
        weight: 1,
        said: [
          'postponing everything by one second makes the first scroll stutter',
          'measure first interactions too, and spread work over idle time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A splash screen with animation makes the start fast',
        said: ['we show a nice animation meanwhile'],
        correction:
          'Perceived waiting eases a little, but usability comes no sooner, and animations cost CPU. It belongs to the finish, not the solution.',
      },
      {
        belief: 'Moving all initialization to background threads solves it',
        said: ['run all the init in parallel on other threads'],
        correction:
          'Budget phones have few fast cores, and locks, disk and class loading compete with the main thread. Less work is better than parallel work.',
      },
    ],
    sampleAnswer:
      "What counts is the time from tap to a home screen that reacts, cold, at the 75th percentile on budget phones, collected in the field with phases: process, application, first frame, content, interactive. 6.2 seconds today; target 2.0, so for instance 0.4 for the process and libraries, 0.5 initialization, 0.4 first frame from cache, 0.7 until usable. Then a system trace of the release build on exactly such a phone. I'd expect 120 initializers by 40 teams, SDKs that start themselves, blocking remote config, a large injection graph, disk reads on main. Each gets a class: needed for the first frame, after it, in idle time, or upon first use; lazy is the default, and a team has to justify more. A start framework holds the declared graph with dependencies, phases and time limits, and runs it with few threads, because budget phones have two quick cores at best. Home shows the cached content immediately, with flags of the last session, and refreshes behind. Platform: baseline profiles and R8 on Android; fewer dynamic frameworks and static initializers on iOS; smaller layouts. To keep it: lab phones with 30 starts per merge, median and spread, attribution per initializer, a gate at 30 milliseconds, a ledger in which time is traded, and field alerts in staged rollouts. Trade-offs: lazy shifts cost to the first use, so I measure the first tap and scroll, and preload in idle time; cached content may be stale, so prices carry their state. Failures: hidden dependencies that crash when order changes, so each delay ships behind a flag. And 40 teams need one owner for start-up.",
    criteria: ['Keeps measurement, architecture and governance together', 'Expects side effects of delaying'],
    followUps: [
      {
        question:
          "CI's start-up numbers fluctuate by 15 percent. How do you nevertheless detect 30 milliseconds?",
        about: [5],
        answer:
          'Fixed devices, constant temperature and clock where possible, many runs alternating old and new build, medians with confidence intervals, and counting deterministic things such as class loads, I/O and instructions. Small steps add up in a trend alarm.',
      },
      {
        question: 'A crash-reporting SDK insists on being first. How do you deal with that?',
        about: [1],
        answer:
          "It's right that early crashes matter, so I allow a minimal handler which writes to disk, a few milliseconds. Its uploads, config and plugins go after the first frame. I check with the trace what it really does.",
      },
    ],
  },
  {
    id: 'design-of-clients-expert-04',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['ExoPlayer', 'AVFoundation', 'App Performance'],
    tags: ['short video', 'preloading', 'playback'],
    question:
      'Design the client of a vertical short-video feed for app and mobile web: the next clip must start within 200 ms of the swipe, on phones with few decoders, weak networks and expensive data. How do you plan preloading, playback and memory?',
    keyPoints: [
      {
        cue: 'How much is loaded in advance',
        point:
          'Treats preloading as a budget problem: how many bytes for which of the next clips, by likelihood, network and data costs',
        weight: 3,
        essential: true,
        said: [
          'first seconds of the next two or three clips, not whole videos',
          'on average 60 percent of downloaded bytes watched is a goal, the rest is waste that users pay for',
          "stop preloading while the current one isn't safely buffered",
        ],
      },
      {
        cue: 'With few decoders',
        point: 'Reuses a small pool of players and decoders, prepared for previous, current and next',
        weight: 3,
        essential: true,
        said: [
          'hardware decoders are limited, so two or three instances that are recycled',
          'the next one is already prepared with the first frame decoded',
        ],
      },
      {
        cue: 'The first 200 ms',
        point:
          'Makes starting cheap: first frame as a poster, short first segments, moderate first quality, connection warmed up',
        weight: 3,
        said: [
          'a thumbnail which is precisely the first frame hides the rest',
          'fast-start files or one-second segments, same host so that the connection is open',
        ],
      },
      {
        cue: 'Phones and networks that differ',
        point: 'Adapts quality and depth to throughput, battery, heat and data saver',
        weight: 2,
        said: [
          'on 3G at 360p and just one ahead, on WiFi three in 720p',
          'when the phone gets hot, prefetch less',
        ],
      },
      {
        cue: 'Where bytes wait on the phone',
        point: 'Keeps a bounded disk cache of segments, shared by preloader and player',
        weight: 2,
        said: [
          'the player must hit what the preloader has fetched, so one cache with the same keys',
          'LRU of 200 MB, partial ranges are allowed',
        ],
      },
      {
        cue: 'How you find the right balance',
        point:
          'Measures as users feel: swipe to first frame, stalls, wasted bytes, by device and network, in experiments',
        weight: 2,
        said: [
          'the 90th percentile of swipe to frame',
          'more preloading raises cost, so look at both curves',
        ],
      },
      {
        cue: 'Rules the phone imposes',
        point:
          "Knows the platforms' limits: autoplay only muted on the web, audio focus, power saving, life cycle",
        weight: 1,
        said: [
          'browser autoplay works muted with playsinline, and sound needs a gesture',
          'release decoders in the background',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Preloading more is always better',
        said: ['load the next ten videos completely'],
        correction:
          'It steals bandwidth from the current clip, costs money and heats the phone, and most people never see them.',
      },
      {
        belief: 'A player per list item is simplest',
        said: ['each cell has its own player'],
        correction:
          'Decoders and memory are limited. With a few instances creation fails or others are stolen; a pool is needed.',
      },
    ],
    sampleAnswer:
      "Requirements: swipe to first frame below 200 milliseconds at the 75th percentile, stalls under one percent of the time, waste under 40 percent of bytes, 100 megabytes for a ten-minute session in the standard mode. Clips of 20 seconds at 1 megabit are 2.5 megabytes; the first two seconds are 250 kilobytes. Feed pages bring ten entries with qualities, durations and the first frame as an image of 20 kilobytes. Policy: the current clip has priority until ten seconds are buffered; then two seconds of the next, then of the one after, then the rest of the next. A scheduler decides on throughput, swipe speed, likelihood of being watched, battery, heat and data saver; on metered weak networks just one clip ahead at 360p. Three players rotate: previous, current, next; the next is prepared with a decoded frame, and on the swipe it only gets the surface and plays. On low-end devices it's two. Preloader and player share one disk cache by segment, 200 megabytes. The same host and HTTP/2 or 3 avoid connection setup; first segments last one second, and quality rises later. If a clip isn't ready, the first frame is shown as a still, so the swipe never looks black. On mobile web: muted autoplay inline, sound after a gesture, media source where available, at most two video elements, and less preloading. Background releases decoders. Events such as watched seconds go in batches. Trade-offs: waste against start time, which I set by experiments per country and network; short segments against compression. Failures: decoder errors on certain phones, so a software fallback; a slow CDN host, so switch after one second. I'd watch 90th percentiles by device.",
    criteria: [
      "Balances users' costs with speed, quantitatively",
      'Knows about scarce decoders and life cycle',
    ],
    followUps: [
      {
        question: 'How do you set the number of clips to preload, by data rather than by feeling?',
        about: [0],
        answer:
          'By an experiment per network class: depth 1, 2, 3 and 4, comparing the 90th percentile of start, stalls, session length and wasted bytes. I take the point where another clip hardly improves the start but increases waste.',
      },
      {
        question:
          'The preloader reports hits of 95 percent, but the player still loads from the net. What might be wrong?',
        about: [4],
        answer:
          'Different cache keys, such as signed parameters in the URL, another quality chosen at start, or other byte ranges. I key by clip, quality and segment without the signature, and let the player start with the preloaded quality.',
      },
    ],
  },
  {
    id: 'design-of-clients-expert-05',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer', 'Security Engineer'],
    skills: ['Cryptography', 'Mobile Security', 'SQLite'],
    tags: ['end to end', 'encryption', 'multi device', 'search'],
    question:
      'Design the client of an end-to-end encrypted messenger for app and desktop web: several devices per person, groups of 500, search over five years of messages, lost phones, and notifications. What follows for the client from the server knowing nothing?',
    keyPoints: [
      {
        cue: 'Which cryptography you use',
        point:
          'Uses an established protocol with forward secrecy and device keys, instead of own cryptography',
        weight: 3,
        essential: true,
        said: [
          'the Signal protocol or MLS from an audited library, each device has its own identity key',
          'never invent our own scheme',
        ],
      },
      {
        cue: 'Several devices, lost ones',
        point:
          'Handles multiple devices and changes of keys: device list, verification, warnings, removal of lost devices',
        weight: 3,
        essential: true,
        said: [
          'a message is encrypted for each device, or by the group key tree',
          'a new device must be authorized by an existing one, or else the server could smuggle one in',
          'contacts get told when the security number changes',
        ],
      },
      {
        cue: 'What lies on the device',
        point: 'Protects data at rest: encrypted database, key in hardware-backed storage, lock',
        weight: 3,
        said: [
          'SQLCipher with a key from Keychain or Keystore',
          'on the web non-extractable keys, and the code itself comes from the server, which is a weaker promise',
        ],
      },
      {
        cue: 'Five years of messages',
        point: "Builds search locally, with an encrypted index, since the server can't search",
        weight: 2,
        said: [
          'full-text index in the local database, built in the background',
          'five years of 500,000 messages are some hundred megabytes',
        ],
      },
      {
        cue: 'A new phone, an old history',
        point:
          'Solves history and recovery: transfer between devices, or backup encrypted with a key the user holds, with honest consequences',
        weight: 2,
        said: [
          'a recovery key, and whoever loses it and all devices has lost the history',
          'direct transfer by QR code to the new phone',
        ],
      },
      {
        cue: 'A message on the lock screen',
        point:
          'Handles notifications without content at the provider: decrypt on the device, fall back to a neutral text',
        weight: 2,
        said: [
          'the push contains an id or ciphertext, an extension decrypts it',
          'shared, locked storage between app and extension',
        ],
      },
      {
        cue: 'When reading fails, what leaks',
        point:
          "Handles failed decryption and metadata: request again, show gaps, don't log, minimize what the server sees",
        weight: 2,
        said: [
          'out-of-order or missing keys are normal, so ask for resending and show a placeholder',
          "crash reports mustn't contain plaintext, and group size and times remain visible",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'TLS plus encryption on the server is end-to-end encryption',
        said: ['everything goes over HTTPS and the database is encrypted'],
        correction:
          'Then the operator holds the keys and can read. End-to-end means that only the devices have them.',
      },
      {
        belief: 'End-to-end encryption hides everything from the server',
        said: ['the server knows nothing at all'],
        correction:
          'It usually still sees who talks with whom, when and how much. Content is protected, metadata only with extra effort.',
      },
    ],
    sampleAnswer:
      "Requirements: content readable only on members' devices, a lost phone neither reveals nor loses history if a backup was set up, search within 300 milliseconds, groups of 500. Say 300 messages a day, five years, 550,000 of 500 bytes: 275 megabytes plus an index of perhaps 100, fine on devices. A group of 500 with 1,200 devices: encrypting individually per device for each message would be 1,200 ciphertexts, so group keys: sender keys or, better, MLS with its tree. I take an audited library. Each device has its keys in hardware-backed storage; a new one is authorized by an existing one with a QR code, the device list is signed, and contacts see changes. Removing a device renews the group keys. Locally there's an encrypted SQLite with the full-text index inside, messages stored after decryption, as message keys are deleted for forward secrecy. Ingest is one transaction: advance ratchet, store message; otherwise a crash between them loses it. App and notification extension share this state with a lock across processes; pushes carry ciphertext or an id, and if the extension runs out of time, it says 'New message'. Failed decryption is normal: placeholder, request resending, repair the session. History: transfer between devices, or a backup under a recovery key; we say clearly that without key and device it's gone. The web client gets its code from us each time, a weaker promise, so I'd prefer a signed desktop app. Metadata remains: I minimize and keep it briefly, and telemetry never contains text. Trade-off: recovery against secrecy. Failure: restoring the database from a system backup would reuse keys, so ratchet state is excluded; a lying server, so key transparency.",
    criteria: [
      'Follows the consequences into push, search and backup',
      "States honestly what isn't protected",
    ],
    followUps: [
      {
        question: 'The notification extension and the app decrypt at the same moment. What can happen?',
        about: [5],
        answer:
          "Both advance the same ratchet from the same state, one overwrites the other, and later messages can't be decrypted. So a cross-process lock and one transaction for reading state, decrypting and storing; or only one of them may decrypt.",
      },
      {
        question: "Why not simply let support restore the account's messages?",
        about: [4],
        answer:
          "If support can, the operator can, and so can whoever forces or hacks it. Then it isn't end to end. We can restore the account and contacts, while messages need another device or the user's recovery key.",
      },
    ],
  },
  {
    id: 'design-of-clients-expert-06',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer', 'Technical Lead', 'Solutions Architect'],
    skills: ['Mobile Development', 'Front-End Development', 'API Design'],
    tags: ['server driven ui', 'schema', 'versioning'],
    question:
      'Marketing wants to change the home screens of web, iOS and Android daily without app releases. Design a server-driven interface for 12 million users, with app versions up to two years old. How do you keep it fast, safe, and better than a slow web view?',
    keyPoints: [
      {
        cue: 'What the server may describe',
        point:
          'Defines a limited vocabulary of typed components with semantics, not arbitrary layouts or code',
        weight: 3,
        essential: true,
        said: [
          'sections such as carousel, banner and product grid with fields, not pixels and margins',
          'the client decides how a carousel looks on its platform',
          "no scripts from the server, which the stores wouldn't like either",
        ],
      },
      {
        cue: 'Versions up to two years old',
        point:
          'Negotiates capabilities: clients report schema version and components, the server answers with what they know, with fallbacks',
        weight: 3,
        essential: true,
        said: [
          "an old app sends 'I know carousel v2', and gets nothing that it doesn't understand",
          'each component has a fallback or may be left out',
        ],
      },
      {
        cue: 'Before marketing goes live',
        point:
          'Validates on the server before publishing: schema, preview per platform and version, limits, approval, staged rollout, rollback',
        weight: 3,
        said: [
          "an editor's mistake must not crash 12 million apps",
          'publish to one percent first, with one click back',
        ],
      },
      {
        cue: 'When something arrives broken',
        point:
          'Tolerates on the client: a broken section is skipped and reported, the last good screen remains',
        weight: 2,
        said: [
          "decode each section by itself, so one error doesn't take the whole page",
          'a cached good version and a built-in minimal home',
        ],
      },
      {
        cue: 'Keeping it fast',
        point:
          'Cares for performance: cached layouts, shared cacheable part and personal data separately, payload limits, no chains of requests',
        weight: 2,
        said: [
          'show the stored screen at once and update softly',
          'one response below 50 KB with the data needed above the fold',
        ],
      },
      {
        cue: 'What a tap may trigger',
        point: 'Limits actions to a list: typed navigation and events, no logic with money or rights',
        weight: 2,
        said: [
          'actions are openProduct or openLink from a list, checked by the app',
          "paying isn't described by this format, that stays in the app's own code",
        ],
      },
      {
        cue: 'Daily life with it',
        point:
          'Makes it operable: tracking, experiments, accessibility, and tests with old versions built into the components',
        weight: 1,
        said: [
          "impressions and clicks come with each component's id automatically",
          'old app versions render the new screens in CI as screenshots',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The more general the layout language, the better',
        said: ["the server sends boxes, margins and conditions, so that everything's possible"],
        correction:
          'Then you rebuild a browser, slow and inconsistent, with each version a different bug. A small semantic vocabulary stays fast and accessible.',
      },
      {
        belief: 'With server-driven UI one no longer needs app releases',
        said: ['then we never have to release again'],
        correction:
          "New components, actions and fixes still need releases. Only the arrangement and content of what's known becomes free.",
      },
    ],
    sampleAnswer:
      "Requirements: changes live within five minutes, home screen visible under a second from cache, 12 million users, perhaps 3,000 requests a second at peak, versions of two years, and no editor can break the app. Only home and campaigns use it; checkout remains native. The vocabulary is about 20 semantic components, `hero`, `product_carousel`, `notice`, with typed fields; each platform renders them natively with the design system, so accessibility, dark mode and tracking are inside. No scripts, conditions or pixels. The client sends a schema version and a set of capabilities; the server composes accordingly, and each component declares a fallback or 'omit'. Responses: a layout shared by segment, cached at the edge for a minute by version and language, plus a personal part fetched in parallel; under 50 kilobytes, with the first screen's data inside. The client shows the last good screen, refreshes, and doesn't shift things under the finger. Every section is decoded separately; what's broken is skipped and reported, and if too little remains, the last good or a built-in home is taken. Actions come from a list, are checked, and can't pay. Publishing: schema validation, previews on three platforms for current and oldest versions, a second person, then 1, 10, 100 percent with automatic stop on decoding errors or fewer clicks, and a rollback in seconds. CI renders new schemas in old builds. On the web the same data are rendered on the server. Trade-offs: limited freedom for editors against quality, and capability sets split the cache, so I group versions into four levels. Failure: service down, cached home; outdated cache, so expiry on prices.",
    criteria: [
      'Restricts the scope instead of building a browser',
      'Treats publishing content like a deployment',
    ],
    followUps: [
      {
        question: 'Marketing wants a new countdown component tomorrow. What do you tell them?',
        about: [1],
        answer:
          "Apps that don't know it will show the declared fallback, such as a banner with the end date. It can be live on the web tomorrow, in the apps with the next release, as versions spread. I show the share by version.",
      },
      {
        question: 'How do you cache at the edge, although the screen is personalized?',
        about: [4],
        answer:
          'The layout depends on a few segments, language and capability level, so it has perhaps a few hundred variants with high hit rates. Personal slots are filled by one private request in parallel, with placeholders of fixed size.',
      },
    ],
  },
  {
    id: 'design-of-clients-expert-07',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer', 'Solutions Architect'],
    skills: ['Offline-First', 'Payments', 'Distributed Systems'],
    tags: ['point of sale', 'offline', 'reconciliation'],
    question:
      'Design the client of a point of sale for 4,000 shops, on tablets and browsers: it must sell for up to two days without internet, several registers in a shop, receipts with consecutive numbers, prices that change at midnight. What has to be exact, what may be approximate, and how is it reconciled?',
    keyPoints: [
      {
        cue: 'How a sale is kept',
        point:
          'Records sales as immutable local events, durably before the receipt is printed, and never changes them afterward',
        weight: 3,
        essential: true,
        said: [
          'append-only journal, a correction is a new entry, written to disk before confirmation',
          'one transaction for sale, number and outbox',
        ],
      },
      {
        cue: 'Receipts from several registers',
        point:
          'Assigns numbers and ids without coordination: number ranges or sequences per register, globally unique ids',
        weight: 3,
        essential: true,
        said: [
          "register 3 has its own sequence 3-00017, so two offline registers don't collide",
          'idempotent upload by sale id, so nothing counts twice',
        ],
      },
      {
        cue: 'What must be exact',
        point:
          'Classifies data by needed exactness: sales and taxes exact, stock approximate, prices and rules versioned with validity times',
        weight: 3,
        said: [
          "stock is a hint and may go negative, the sale can't be refused for that",
          "tomorrow's price list is on the device beforehand, with valid-from",
        ],
      },
      {
        cue: 'Paying during an outage',
        point: 'Decides the risk of offline payments as a business rule, with limits',
        weight: 2,
        said: [
          'cash always, cards only up to a limit with terminals that can store offline, gift cards not or only small',
          'someone has to own the loss if an offline card is declined later',
        ],
      },
      {
        cue: 'Equipment that cannot be trusted',
        point:
          'Treats clocks, devices and failures as unreliable: monotonic order, time drift, a broken tablet, full disk, encrypted journal copied to a neighbor',
        weight: 2,
        said: [
          'order by sequence and not by wall time, warn if the clock is off by minutes',
          "mirror the journal to another register in the local network, so a dead tablet doesn't lose a day",
        ],
      },
      {
        cue: 'When the shop is online again',
        point:
          'Reconciles and reports differences openly: daily close, gaps in sequences, oversold items, price disputes',
        weight: 2,
        said: [
          'the back office checks for missing numbers per register and raises an alarm',
          "oversell leads to a reorder or a message, it isn't silently corrected",
        ],
      },
      {
        cue: 'A new release in the shops',
        point:
          'Plans updates: schema and app versions while offline, staged by shop, never in opening hours, with a way back',
        weight: 2,
        said: [
          'pilot shops first, and the old journal must remain readable',
          'a register two versions behind may still upload',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A central database with retry is enough, as internet is almost always there',
        said: ['if it fails, the cashier waits a little'],
        correction:
          "A shop that can't sell loses money and trust at once. The local path must be the normal path, with the center informed afterward.",
      },
      {
        belief: 'Stock must be exact before each sale',
        said: ['check the stock with the server, otherwise refuse'],
        correction:
          'The item lies on the counter, so it exists. Stock in the system is an estimate that the sale corrects.',
      },
    ],
    sampleAnswer:
      "Requirements: a sale in under a second, 48 hours offline, nothing lost or counted twice, receipts without unexplained gaps. 4,000 shops with 3 registers and 400 sales a day each are 4.8 million sales; at 2 kilobytes that's 10 gigabytes a day, and a register offline for two days has 1.6 megabytes, trivial. So the problem isn't size but truth. The register works local first: an append-only, encrypted journal in SQLite. Sale, next number and outbox entry are one transaction, flushed to disk before printing. Numbers are per register, ids globally unique. Corrections and returns are new events. The journal is mirrored to a neighbor over the local network, so a dropped tablet loses at most seconds. Uploads are in order per register, idempotent, and the server's confirmation lets me archive, not delete, for the retention time. Exact are sales, taxes and numbers; approximate are stock and loyalty points; prices and tax rules are versioned with validity and loaded days ahead, so midnight works offline. The receipt records which version was used. Cards offline only up to a limit that the business owns; gift cards need online. The clock is checked against the server and neighbors; order comes from the sequence. Reconciliation at night: gaps per register, totals against the cash count, oversold items, offline cards declined; differences go to people and aren't silently smoothed. Updates are staged by shops at night, formats only additive, and two versions back can still upload. Trade-offs: availability over exact stock, deliberately; per-register numbers are less pretty, but need no coordination. I'd rehearse: a power cut between commit and print, a full disk, a restored tablet that would reuse numbers.",
    criteria: ['Lets the business decide where risks lie', 'Rehearses failures instead of excluding them'],
    followUps: [
      {
        question:
          "A tablet is restored from yesterday's backup and begins at an old number. How do you prevent duplicates?",
        about: [1],
        answer:
          'Each installation has its own epoch in the number series, issued at activation. A restored device notices that its epoch was continued elsewhere, closes it, and asks for a new one. The server refuses the same number with other content.',
      },
      {
        question:
          'Power fails after the commit but before printing. What does the cashier see after the restart?',
        about: [4],
        answer:
          "The journal has the sale as completed but not printed. The register shows it: 'Last sale 12.40, receipt not printed', with reprint or void as a new event. It never rings it up again automatically.",
      },
    ],
  },
  {
    id: 'design-of-clients-expert-08',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['WebSocket', 'Web Workers', 'Web Performance'],
    tags: ['trading', 'high frequency updates', 'correctness'],
    question:
      'Design a trading client for web and tablet: 400 instruments on screen, bursts of 20,000 price updates a second, order entry where a wrong or stale price costs money, ten hours without reload. How do you reconcile speed with correctness?',
    keyPoints: [
      {
        cue: 'Prices compared with orders',
        point: 'Treats data classes differently: prices may be conflated, orders and executions never',
        weight: 3,
        essential: true,
        said: [
          'for quotes only the last value counts, but each order event must arrive in order and exactly once',
          'two channels with different guarantees',
        ],
      },
      {
        cue: 'When something was missed',
        point:
          'Detects gaps by sequence numbers, and resynchronizes with snapshots, marking the data stale meanwhile',
        weight: 3,
        essential: true,
        said: [
          'if a sequence is missing, the book is invalid until the new snapshot',
          'a stale price gets hatched, and its order button is blocked or needs confirmation',
        ],
      },
      {
        cue: 'Work before the screen',
        point: "Takes decoding and conflation off the main thread, and renders at the display's pace",
        weight: 3,
        said: [
          'worker with binary protocol, the latest value per instrument, drawn per animation frame',
          '20,000 messages become at most 60 paints, usually ten a second are enough for eyes',
        ],
      },
      {
        cue: 'How the grid is drawn',
        point:
          "Avoids allocations and large diffs: typed arrays, direct cell updates or canvas, only what's visible",
        weight: 2,
        said: [
          'no React state per tick, the grid reads from a shared buffer',
          'garbage-collection pauses are visible with so many objects',
        ],
      },
      {
        cue: 'Placing an order',
        point:
          'Makes order entry safe: price and time the trader saw are sent along, idempotency keys, explicit unknown states',
        weight: 2,
        said: [
          "after a timeout it's 'unknown', so query by client order id, and never resend blindly",
          'a price that moves under the pointer, so freeze or confirm on change',
        ],
      },
      {
        cue: 'What the client watches about itself',
        point:
          'Observes itself: latency from source to paint, dropped frames, memory, clock offset, with alarm to the user',
        weight: 2,
        said: [
          "measure the age of what's displayed, not just the network",
          'a heartbeat lets it notice a dead connection in seconds',
        ],
      },
      {
        cue: 'When the device cannot keep up',
        point: 'Degrades in steps: fewer instruments, lower rates, simple view, read-only or phone desk',
        weight: 1,
        said: [
          "if the device can't keep up, tell the server to conflate more",
          'orders have priority when bandwidth is scarce',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'TCP guarantees that nothing is missing, so sequence numbers are superfluous',
        said: ['WebSocket runs over TCP, no message can get lost'],
        correction:
          'Gaps arise at reconnects, in gateways, through conflation and in slow buffers before the socket. Only sequence numbers show them.',
      },
      {
        belief: 'Optimistic display is also right for orders',
        said: ['show the order as executed immediately'],
        correction:
          "A trader would hedge on something that didn't happen. Orders show 'sent', 'accepted' and 'executed' only as confirmed.",
      },
    ],
    sampleAnswer:
      "Requirements: displayed age of prices below 150 milliseconds at the 99th percentile, visibly stale otherwise; orders acknowledged in a second, never doubled; ten hours of stable memory. 20,000 updates of 40 bytes binary are 800 kilobytes a second in bursts; as JSON it would be three times that and mostly parsing. Eyes read maybe five changes a second in a cell, so conflation is right for prices. I separate channels: quotes are subscribed by visible instruments and conflated at the gateway and client; orders and executions are a stream of their own, sequenced, replayed from the last number. Quotes have sequences, too; on a gap or silence of two seconds without heartbeat the instrument is marked stale at once, gets a snapshot, and its order button demands confirmation or is blocked. In the browser a worker owns the socket, decodes into typed arrays by instrument, and the main thread draws changed cells per frame; the grid is canvas or updates text nodes directly, React only does layout. No objects per tick, ring buffers for charts. Order entry: a ticket freezes the price seen, with sequence and time, and the server checks limits and tolerance. A client order id makes it idempotent; after a timeout the state is 'unknown', is queried, and never resent by itself. Orders go first when bandwidth is scarce. Trade-offs: conflation loses intermediate ticks, so charts get history from the server; canvas loses accessibility, so a parallel readable table. Failures: half-open connections, so heartbeats; a throttled background tab, so the worker checks age on return; reconnect storms, jitter. I'd replay recorded bursts in CI on the slowest supported device, and measure age at paint.",
    criteria: [
      'Separates classes of data before talking of technology',
      'Makes uncertainty visible instead of hiding it',
    ],
    followUps: [
      {
        question: 'An order request times out. What does the trader see, and what may they do?',
        about: [4],
        answer:
          "'State unknown, checking', with the client order id. The client queries and listens to the execution stream. A new ticket for the same instrument warns about it. If it isn't clear within seconds, they get the desk's number.",
      },
      {
        question: 'How do you prevent a stale price from looking current?',
        about: [1],
        answer:
          "Each cell knows the time of its last confirmation, by update or heartbeat of its feed. Beyond the limit it changes shape as well as color. That's driven by a timer and not by incoming data, which are just what is missing.",
      },
    ],
  },
  {
    id: 'design-of-clients-expert-09',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer', 'Technical Lead'],
    skills: ['A/B Testing', 'Feature Flags', 'Server-Side Rendering'],
    tags: ['experiments', 'exposure', 'flicker', 'assignment'],
    question:
      'Design experimentation in the clients of a travel company: 200 experiments at a time on web, iOS and Android, anonymous and logged-in people, server-rendered pages behind a CDN. Earlier results were not trustworthy. Which client-side causes do you suspect, and how do you design it?',
    keyPoints: [
      {
        cue: 'When someone counts as included',
        point:
          'Counts exposure only at the moment when the person could experience the difference, equally in all variants',
        weight: 3,
        essential: true,
        said: [
          'log when the changed component would be shown, in control as well',
          'assigning at app start dilutes, since most never reach the page',
        ],
      },
      {
        cue: 'Who sees which version',
        point:
          'Assigns deterministically and consistently over sessions, login and devices, with a chosen unit per experiment',
        weight: 3,
        essential: true,
        said: [
          'hash of unit id and experiment, decided once: device, account or trip',
          'anonymous to login: keep the first assignment or exclude the mixed',
        ],
      },
      {
        cue: 'How you would notice errors',
        point: 'Checks for sample ratio mismatch and runs A/A tests, as alarms for instrument errors',
        weight: 3,
        said: [
          "50.6 to 49.4 with a million users isn't chance, so one variant loses events",
          'before trusting, test identical variants',
        ],
      },
      {
        cue: 'Where and when it is decided',
        point:
          'Assigns before rendering, at the edge or server, without flicker and without breaking the cache',
        weight: 2,
        said: [
          'variants as part of the cache key at the edge, only for experiments on that page',
          'hiding the page until a script has decided costs LCP and biases the result',
        ],
      },
      {
        cue: 'What else falsifies the numbers',
        point:
          'Accounts for client effects: redirects, blockers, lost events on leaving, slower variants, app version adoption',
        weight: 2,
        said: [
          'if variant B loads slower, fewer of its events arrive',
          'sendBeacon or a queue on disk, deduplicated by event id',
          'early updaters differ, so compare only within the same version',
        ],
      },
      {
        cue: '200 at a time',
        point: 'Handles interactions by layers or exclusion, and guardrails for performance and errors',
        weight: 2,
        said: [
          '200 tests at once, those on the same surface go in one exclusive layer',
          'stop if crashes or load time exceed the limit',
        ],
      },
      {
        cue: 'After an experiment is over',
        point:
          'Cleans up and protects: typed definitions, end dates, removing losers, consent, small payloads',
        weight: 1,
        said: [
          "don't send the names and rules of all 200 experiments to each visitor",
          'finished experiments get removed from the code',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A random number at each visit is a valid assignment',
        said: ['Math.random() < 0.5 at page load'],
        correction:
          'People then change groups between visits, and effects blur. A hash of a stable id keeps them in one.',
      },
      {
        belief: 'A significant result is right, even if group sizes are off',
        said: ['p is below 0.05, so we roll it out'],
        correction:
          "A mismatch shows that people or events are missing selectively. The result isn't interpretable until the cause is found.",
      },
    ],
    sampleAnswer:
      "Requirements: assignment in under a millisecond without a request in the critical path, no visible flicker, the same person in the same group within the defined unit, and numbers the analysts trust. 200 experiments, a page touches perhaps five. Suspicions first: exposure counted at start instead of at the difference; different code for control; flicker and slower variants; events lost on leaving; people who change groups after login; versions mixed up. The design: every experiment has a unit, a layer and a salt. Assignment is a hash of unit id and salt; evaluated at the edge for web, so HTML comes in the right variant; the cache key contains only experiments of this route, five with two variants are 32 combinations at most, so I keep tests on cached pages few, or put the difference in a small, separately fetched part. Apps get results with the config, cached, fixed for the session. Anonymous units use a first-party id; for experiments that cross the login, the first assignment goes with the account, and those already in both are excluded. Exposure is a function called where the variant takes effect, the same line for control, deduplicated by unit, in a queue on disk or with `sendBeacon`, with event id and version. Layers exclude each other on the same surface; guardrails of crash rate, LCP and bookings stop automatically. Trust: permanent A/A tests, sample ratio checks by platform, browser and version before anyone sees results, and event loss measured with sequence numbers. Trade-off: edge assignment complicates caching. Failures: assignment service down, everybody gets control and isn't counted; blocked analytics, so bookings on the server are the main metric. Finished tests are removed.",
    criteria: ['Thinks as a skeptic about measurements', 'Connects statistics with rendering and caching'],
    followUps: [
      {
        question: 'The ratio is 51 to 49 only in one browser. Where do you search?',
        about: [2],
        answer:
          'For what differs there between variants: a crash or error before exposure, a redirect that loses the event, a script blocked only in one variant, or a cache serving one version. I compare assignment, delivery and exposure step by step.',
      },
      {
        question: 'Why is it harmful to count exposure for everyone at app start?',
        about: [0],
        answer:
          "Only a few reach the changed screen, so those who couldn't notice anything dilute the effect, and one needs many times more people. It also mixes in populations that behave differently in general.",
      },
    ],
  },
  {
    id: 'design-of-clients-expert-10',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['Mobile Development', 'Core Location', 'State Management'],
    tags: ['ride hailing', 'trip state', 'reconnect', 'location'],
    question:
      "Design the rider's client of a ride service for app and mobile web: order, match, live approach of the car, trip, payment, cancellation. Phones lock, networks drop, the app gets killed, two devices are logged in. How do you make sure that the screen always tells the truth about the trip?",
    keyPoints: [
      {
        cue: 'Who knows the truth',
        point:
          "Makes the server's trip a versioned state machine, the clients merely show it and send commands",
        weight: 3,
        essential: true,
        said: [
          'the trip has a state and version, and the client renders the newest one it knows',
          'the client never decides that the trip has ended',
          'commands are requests that may be refused in the current state',
        ],
      },
      {
        cue: 'How news reaches the screen',
        point: 'Delivers states over several redundant paths into one reducer that discards older versions',
        weight: 3,
        essential: true,
        said: [
          'push, socket and polling all end in the same function, the highest version wins',
          'after resume it fetches the current trip first of all',
        ],
      },
      {
        cue: 'Ordering and canceling',
        point: 'Makes commands idempotent and handles unknown outcomes, especially ordering and canceling',
        weight: 3,
        said: [
          "a request id, so a second tap doesn't order two cars",
          'after a timeout ask for the state, instead of guessing',
          "cancel may lose against the driver's arrival, and then a fee has to be explained",
        ],
      },
      {
        cue: 'Opening the app again',
        point: 'Restores at start from the server, with the last state on disk shown as such',
        weight: 2,
        said: [
          "when opened after a kill, show 'Your driver was two minutes away, updating'",
          'the active trip is asked for before the home screen appears',
        ],
      },
      {
        cue: 'The approaching car',
        point:
          'Treats car positions as ephemeral: separate stream, interpolation, age, lower rate in the background',
        weight: 2,
        said: [
          'one position every few seconds, animated along the road, gray when older than 30 seconds',
          "a lost position doesn't matter, a lost state does",
        ],
      },
      {
        cue: 'A phone in the pocket',
        point:
          'Informs without the app in the foreground: push for state changes, live activity or ongoing notification, with fallback by SMS',
        weight: 2,
        said: [
          'driver has arrived must reach a locked phone',
          'on the web, where push is missing, an SMS with a link',
        ],
      },
      {
        cue: 'What it costs the rider',
        point:
          'Limits battery, data and privacy: pickup location only when needed, precise sharing only during the trip',
        weight: 1,
        said: ['no background location for the rider after pickup', 'the shared trip link expires'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The client can infer the state from positions',
        said: ["if the car is at my place, I switch to 'arrived'"],
        correction:
          'GPS is inaccurate, and another device would infer something else. Fees and safety depend on state, so the server decides.',
      },
      {
        belief: 'Push notifications are enough to keep the state current',
        said: ["each state change comes by push, so we're up to date"],
        correction:
          'Pushes are delayed, merged or dropped. They may trigger, but on opening and periodically the state has to be fetched.',
      },
    ],
    sampleAnswer:
      "Requirements: no double order, states visible within two seconds online, correct after any interruption, positions fresh to five seconds, at most five percent battery for a 30-minute trip. With 200,000 simultaneous trips, states change about ten times each, but positions every four seconds are 50,000 a second: two paths. The trip is a state machine on the server: requested, matched, arriving, arrived, riding, completed, canceled, with a version for each transition, price, fee and allowed actions. Clients show it and send commands with a request id and the version seen; the server accepts or refuses with the current state. In the client there's one reducer; socket, push, polling and command responses deliver trip documents, and only a higher version counts. So order and duplicates don't matter, on any device. On start and resume the active trip is fetched before anything else; meanwhile the last one from disk is shown with its age. After ten seconds of silence polling takes over from the socket. Ordering: after a timeout the client asks what became of the request id instead of ordering again. Canceling shows 'canceling' until confirmed, as arrival may win, with the fee shown beforehand. Positions are ephemeral, interpolated along the route, gray when older than 30 seconds. With the phone locked, state changes come by push and a live activity; without confirmation of arrival an SMS. Mobile web gets an SMS with a link. My own location is used only for the pickup. Trade-off: the server's authority costs a round trip per action, but money and safety depend on it. Failures: an old app meets a new state, so the server sends a generic text and allowed actions.",
    criteria: [
      'Separates truth, commands and decoration',
      'Thinks about money and safety in uncertain states',
    ],
    followUps: [
      {
        question:
          'Rider cancels in a tunnel, and the driver arrives at the same time. What do rider and driver see?',
        about: [2],
        answer:
          "The server receives one of them first. If arrival was first, the late cancel gets 'arrived, fee applies' and must be confirmed. If the cancel came first, the driver sees it canceled. The rider's phone showed 'canceling', never 'canceled'.",
      },
      {
        question:
          'A push with version 7 arrives after polling has already delivered version 9. What happens?',
        about: [1],
        answer:
          "The reducer ignores it, since 7 is below 9. The notification text is checked against the state as well: if 'driver arriving' is outdated, it's replaced or removed, so that the lock screen doesn't tell an old truth.",
      },
    ],
  },
]
