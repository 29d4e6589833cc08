import type { OpenQuestion } from '../open-question.ts'

export const designOfClientsIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-clients-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['Mobile Development', 'Caching', 'App Performance'],
    tags: ['image pipeline', 'memory', 'prefetch'],
    question:
      'Design the image loading of a marketplace client: endless grids of product photos, 10 million users, half on phones with 3 GB of memory and expensive data plans. From which sizes the server offers to which pixels are in memory: how does it work?',
    keyPoints: [
      {
        cue: 'What the server and edge offer',
        point:
          'Serves variants by display size and format from a CDN, with stable addresses that can be cached for long',
        weight: 3,
        essential: true,
        said: [
          'width buckets such as 160, 320, 640 in AVIF and WebP, the client picks by layout and density',
          'the URL changes with the content, so it may be cached for a year',
          'not each exact size, otherwise the CDN never hits',
        ],
      },
      {
        cue: 'What stands between address and pixels',
        point: 'Has a pipeline with memory cache, disk cache and network, with limits in bytes',
        weight: 3,
        essential: true,
        said: [
          'first decoded bitmaps in memory, then the compressed file on disk, then the net',
          "LRU bounded by an eighth of the app's memory, not by number of pictures",
        ],
      },
      {
        cue: 'From a file to a bitmap',
        point:
          "Decodes off the main thread at display size, and reuses or frees memory of what's off the screen",
        weight: 3,
        said: [
          'downsampling while decoding, since a 320-pixel cell needs 400 KB and not 40 MB',
          'bitmaps of recycled cells are released or pooled',
        ],
      },
      {
        cue: 'Order among many requests',
        point: 'Prioritizes and cancels: visible first, joins identical requests, drops what was flung past',
        weight: 2,
        said: [
          "when scrolling fast, cancel what's left the screen already",
          'two cells with the same URL share one download',
        ],
      },
      {
        cue: 'Loading ahead of the finger',
        point: 'Prefetches moderately, depending on direction, speed, network and data saver',
        weight: 2,
        said: [
          'one or two screens ahead, none on metered connections',
          'expensive data means less prefetching and lower quality',
        ],
      },
      {
        cue: 'Before a photo is there',
        point: 'Reserves space and shows placeholders, without layout jumps',
        weight: 2,
        said: [
          'the API delivers the aspect ratio and an average color or blurhash',
          "grid cells don't move when a picture comes",
        ],
      },
      {
        cue: 'How you know it works',
        point: 'Measures in the field: time to visible image, hit rates, bytes per session, memory kills',
        weight: 1,
        said: [
          '95th percentile until a visible cell is filled, by device class',
          'watch megabytes per session, as users pay for them',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The larger the cache, the better',
        said: ["give the memory cache 500 MB so that everything's instant"],
        correction:
          'On small devices the system then kills the app, and everything is gone. A limit by device class and trimming under pressure are better.',
      },
      {
        belief: 'One high-resolution image for all, scaled by the client, is simplest',
        said: ['load the big one, the phone scales it down'],
        correction: 'It multiplies data costs, decoding time and memory. Variants at the CDN cost little.',
      },
    ],
    sampleAnswer:
      "Requirements first: a grid cell should be filled within 300 milliseconds at the 75th percentile when cached near, and a session shouldn't cost over 10 megabytes on data saver. A cell at 160 points and density 2 is 320 pixels, about 20 kilobytes as AVIF; with 200 photos per session it's 4 megabytes, with originals it would be 600. Decoded it's 400 kilobytes, so 30 cells with margin are 12 megabytes. The API delivers an id, ratio and an average color; the client chooses a width from few buckets and format by support, so the CDN hit rate stays high. Addresses contain the version and are immutable. The pipeline: memory cache with decoded bitmaps, LRU by bytes, limited by device class and trimmed on pressure; disk cache of 100 to 200 megabytes of compressed files; then network. Identical requests are joined, visible cells come first, what's been flung past is canceled. Decoding happens in few background threads, at display size. Prefetching goes one or two screens in the direction of scrolling, on unmetered networks only, and not while flinging fast. The placeholder has the color and the reserved space. On the web much of it is `srcset`, lazy loading, virtualization and the HTTP cache. I'd use an established library and set these policies. Trade-offs: more buckets save bytes but lower the hit rate; AVIF is small, but decodes slower on old phones, so by device class WebP. It fails when the CDN is slow: then low quality first, timeouts, a neutral placeholder and a retry when visible. I'd watch memory kills and bytes per session in the rollout.",
    criteria: [
      'Calculates pixels, bytes and memory separately',
      'Adapts to devices and networks rather than to the ideal case',
    ],
    followUps: [
      {
        question: 'Why few width buckets rather than exactly the size of each device?',
        about: [0],
        answer:
          'With hundreds of widths each variant is rarely asked for, so the CDN misses and has to generate. Three to six buckets waste maybe 20 percent of bytes, but nearly always hit.',
      },
      {
        question: 'Someone flings through 500 cells in two seconds. What should the client do?',
        about: [3, 4],
        answer:
          "Start hardly any downloads: only placeholders and what's in memory. Requests wait about 100 milliseconds, and those whose cell has left get canceled. When speed drops, visible cells go first, then the next screen.",
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['Offline-First', 'SQLite', 'Distributed Systems'],
    tags: ['sync', 'conflicts', 'multi device'],
    question:
      'Design the sync of a notes product: 2 million users, three devices each, notes with text, checklists and attachments, shared notebooks for small groups. Editing offline for days is normal. What does the protocol between client and server look like?',
    keyPoints: [
      {
        cue: 'How local changes go out',
        point: 'Uses an outbox of operations or changes with ids, applied idempotently by the server',
        weight: 3,
        essential: true,
        said: [
          'each local change is a row in an outbox with a UUID, and repeated sending does no harm',
          'write the change and the outbox entry in one transaction',
        ],
      },
      {
        cue: 'How news comes in',
        point: 'Pulls changes by a cursor that the server assigns, and applies each page in a transaction',
        weight: 3,
        essential: true,
        said: [
          'the server has a sequence per account or notebook, I ask for everything after my number',
          "store the cursor together with the data, so a crash doesn't skip anything",
          'not by timestamps, since clocks and concurrent commits lose changes',
        ],
      },
      {
        cue: 'When two devices disagree',
        point: 'Chooses conflict handling by type of data, and never drops text silently',
        weight: 3,
        essential: true,
        said: [
          'text merges by a CRDT or three-way, title by last writer, checklist per item',
          "if it can't be merged, keep both versions as a copy",
        ],
      },
      {
        cue: 'Large files in notes',
        point: 'Synchronizes attachments separately, by content hash, resumable and on demand',
        weight: 2,
        said: [
          'a note refers to the hash, the file travels in another queue',
          'the same picture is uploaded only once, and downloaded when opened',
        ],
      },
      {
        cue: 'What disappears, and for whom',
        point:
          'Handles deletion, sharing and loss of access: tombstones, and removal of local data when rights are withdrawn',
        weight: 2,
        said: [
          "when I'm removed from a notebook, it has to disappear from my device",
          'tombstones with a time limit, and a full resync for whoever comes later',
        ],
      },
      {
        cue: 'New devices and broken ones',
        point: 'Plans first load, recovery and old app versions',
        weight: 2,
        said: [
          'new device: recent notes first, the rest in the background',
          'if the cursor is too old or the data damaged, do a full comparison',
          'unknown fields are kept when an older version edits',
        ],
      },
      {
        cue: 'What starts a round',
        point: 'Triggers by push or socket as a hint, in batches with backoff',
        weight: 1,
        said: [
          "a silent push says that there's something, the pull gets it",
          'batch several keystrokes before sending, with jitter after an outage',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Last write wins by the device's clock is fine for notes",
        said: ['the newest timestamp counts'],
        correction:
          "Clocks are off, and a long offline edit would delete a colleague's work of days. At least server order and keeping both are needed.",
      },
      {
        belief: 'CRDTs solve all conflicts',
        said: ['with a CRDT there are no conflicts any more'],
        correction:
          'Replicas converge, but the result may not be what people meant, and rights, deletion, attachments and size still need decisions.',
      },
    ],
    sampleAnswer:
      "First: what's promised? No text is ever lost, all devices agree within seconds online, and weeks offline are allowed. Say 500 notes per user of 3 kilobytes, so 1.5 megabytes, plus attachments; a million active users with 30 changes a day are 30 million changes, about 350 a second on average and some thousands at peak. The client works on SQLite or IndexedDB. Each edit writes the note and an outbox entry in one transaction: UUID, note id, base version, change. Typing is collected to one change every few seconds. The server applies idempotently by UUID and gives a sequence number per notebook. Pulling asks 'after 8123', in pages, and the client stores data and cursor in one transaction. Push or socket is only a hint to pull. Conflicts by type: a title by server order, checklist items singly by id, text by a sequence CRDT or three-way merge; where that isn't possible, a visible copy. Attachments go by content hash in a queue of their own, resumable, and are loaded when opened. Deletion is a tombstone for 90 days; whoever has been away longer compares everything by hash first. When access to a notebook ends, the client removes it, and what wasn't sent is offered as a private copy. Older app versions keep unknown fields. Trade-off: a CRDT for text costs metadata and complexity; I'd take it only if shared notes are edited at once, else three-way with copies. It fails by poison entries in the outbox, which after some tries go aside and are shown, and by thundering herds after outages, hence jitter.",
    criteria: ['Defines guarantees before mechanisms', 'Thinks of rights, old versions and recovery'],
    followUps: [
      {
        question:
          "Why is 'changed since the timestamp of my last sync' not safe, even with the server's clock?",
        about: [1],
        answer:
          'Two transactions can commit in another order than their timestamps. The client reads in between, moves its mark forward and never sees the late one. A sequence assigned at commit, or an overlapping window with deduplication, avoids that.',
      },
      {
        question:
          'A member is removed from the notebook while offline and has edited there. What happens on reconnecting?',
        about: [4],
        answer:
          "The server refuses the changes for lack of rights. The client removes the notebook's content, but doesn't throw the edits away: it offers to keep them as a private note, if the rules permit, and explains why.",
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer', 'Technical Lead'],
    skills: ['Design Systems', 'Storybook', 'Front-End Development'],
    tags: ['design system', 'versioning', 'adoption'],
    question:
      'Twelve product teams on web, iOS and Android build their own buttons. You are to set up a design system with three engineers and one designer. Design its architecture, release process and the way teams adopt it.',
    keyPoints: [
      {
        cue: 'What is shared, what is not',
        point: 'Layers it: tokens shared on all platforms, components per platform, patterns above',
        weight: 3,
        essential: true,
        said: [
          'one token source generates CSS, Swift and Kotlin, components are built natively for each',
          'foundations, then primitives, then composed patterns',
          'share decisions, not code, between web and mobile',
        ],
      },
      {
        cue: 'How you see the twelve teams',
        point: 'Treats it as a product: teams as customers, adoption measured, roadmap by need',
        weight: 3,
        essential: true,
        said: [
          "interview teams, see what's built most often, start with the ten most used",
          'success is the share of screens that use it, not number of components',
        ],
      },
      {
        cue: 'A change that breaks screens',
        point: 'Has clear versioning and migration: semantic versions, deprecation, codemods, changelog',
        weight: 3,
        said: [
          'breaking changes rarely, announced, with an automatic migration',
          'several teams on different versions for a while, so support the last major',
        ],
      },
      {
        cue: 'What you vouch for',
        point: 'Guarantees quality centrally: accessibility, visual regression, performance, localization',
        weight: 2,
        said: [
          'keyboard and screen reader tests are part of each component',
          'screenshots in CI for themes, right-to-left and large text',
        ],
      },
      {
        cue: 'How a component can be adapted',
        point: 'Designs component APIs for composition and controlled variation instead of endless options',
        weight: 2,
        said: [
          'slots and variants rather than 40 boolean props',
          "an escape hatch that's visible, so we learn where something is missing",
        ],
      },
      {
        cue: 'When three engineers are not enough',
        point: "Provides a contribution model, so three people don't become the bottleneck",
        weight: 2,
        said: [
          'teams may contribute following a checklist, we review and maintain',
          'a pattern begins in a team and moves up when a third team needs it',
        ],
      },
      {
        cue: 'Winning the teams over',
        point: 'Makes adoption gradual, with documentation, support hours, lint and figures',
        weight: 1,
        said: [
          'new screens first, a lint rule against raw colors, an office hour each week',
          'Figma and code carry the same names',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A design system is consistent only if web, iOS and Android run the same component code',
        said: [
          "it's only consistent when every platform runs the very same component code",
          'without one shared code base the three platforms can never match',
        ],
        correction:
          'Consistency comes from shared tokens, names, behavior and tests. Common code is one possible means, and it still has to respect how each platform handles interaction and accessibility.',
      },
      {
        belief: 'A mandate from above ensures adoption',
        said: ['management decides that all must use it by summer'],
        correction:
          "Then teams wrap or fork it. Adoption comes when it's quicker and better than building alone; a mandate can at most support that.",
      },
    ],
    sampleAnswer:
      "Requirements: three platforms, twelve teams, perhaps 400 screens; the aims are consistency, accessibility, less work. With four people we can maintain maybe 25 components on each platform, so selection matters. First a month of inventory and interviews: which elements are built how often, where does it hurt? Architecture in layers: tokens in one source with names by purpose, generated to CSS, Swift and Kotlin; native components for each platform with equal names, states and acceptance criteria; above that, patterns such as forms and empty states, mostly as documentation. Components are composed with slots and few variants, with an escape hatch that a lint rule counts, since it shows what's missing. For each: keyboard and screen reader tests, screenshots in light, dark, right-to-left and large text, a size budget. Packages use semantic versions; breaking changes at most twice a year, with deprecation for six months and codemods on the web. Every release is first tried in one real product. Contribution: a team builds something locally, at the third need it moves up by a checklist, we review and maintain. Adoption: two pilot teams, new screens first, old ones when touched; a dashboard with the share of usage; office hours. Trade-offs: native components mean building three times, but they feel right; strictness gives consistency but slows exceptions. It fails if we become a bottleneck, if versions diverge, or if design and code drift apart; hence contribution, automatic update requests, and the same names in the design tool. After a year I'd expect 70 percent of new screens, and fewer accessibility bugs.",
    criteria: ['Sees organization as part of the architecture', 'Chooses scope to suit four people'],
    followUps: [
      {
        question:
          'A breaking change to the text field affects 300 uses in twelve repositories. How do you roll it out?',
        about: [2],
        answer:
          'I ship the new field next to the old one, mark the old as deprecated, provide a codemod and open the update requests myself, track the remaining uses, and remove it in the next major version.',
      },
      {
        question: 'A team wants a date picker by next week, and you have no time. What happens?',
        about: [5],
        answer:
          "They build it in their product, with our tokens and a short review of accessibility. If others need it, it's moved to the system by the checklist. We put it on the visible roadmap and don't block them.",
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['Front-End Development', 'Caching', 'Web Performance'],
    tags: ['autocomplete', 'latency budget', 'ranking'],
    question:
      'Design place autocomplete for a travel site and app: 50 million places worldwide, typos, many languages, peak 20,000 keystrokes a second. Suggestions should feel immediate. What happens on the client, at the edge and behind it?',
    keyPoints: [
      {
        cue: 'How fast it must be',
        point: 'Sets a latency budget from key press to visible suggestion and divides it',
        weight: 3,
        essential: true,
        said: [
          '100 to 150 ms overall: debounce, network, search, rendering',
          '95th percentile by region and not only the average',
        ],
      },
      {
        cue: 'Sparing the server on the device',
        point:
          'Reduces requests on the client: adaptive waiting, cache by prefix, filtering the last answer, canceling',
        weight: 3,
        essential: true,
        said: [
          "if 'ber' gave a complete list, 'berl' can be filtered locally",
          'an LRU of prefixes, and only one request open at a time',
        ],
      },
      {
        cue: 'What the edge can take over',
        point: 'Caches popular short prefixes at the edge, as they cause most traffic',
        weight: 3,
        said: [
          'one to three letters are the same for everybody, so the CDN answers most',
          'normalize the query and split cache keys by language, otherwise it never hits',
        ],
      },
      {
        cue: 'Finding and sorting the places',
        point:
          'Uses an index made for prefixes and typos, with ranking by popularity, place, language and type',
        weight: 2,
        said: [
          'n-grams or a trie with edit distance, and Paris before Paris, Texas',
          'nearby and recent ones come first',
        ],
      },
      {
        cue: 'Several sources in one list',
        point: 'Merges sources on the client: recent searches, saved places, server results, without jumping',
        weight: 2,
        said: [
          'local ones appear at once, results join below, not under the finger',
          "the list mustn't reorder while someone is about to tap",
        ],
      },
      {
        cue: 'Input that is not plain typing',
        point: 'Is robust and accessible: order of answers, keyboard, screen reader, composition input',
        weight: 2,
        said: [
          "don't fire during IME composition in Japanese",
          'stale answers are dropped, and announcements polite',
        ],
      },
      {
        cue: 'How you judge the result',
        point: 'Measures success: accepted position, keystrokes until choice, no-result rate, latency',
        weight: 1,
        said: [
          'how often do they take one of the first three, and after how many letters',
          'log what was shown and what was chosen for the ranking, with privacy in mind',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A fixed longer debounce is the best way to cut load',
        said: ['just debounce 500 ms'],
        correction:
          'It makes every user wait. Caching prefixes, filtering locally and canceling cut more without the delay.',
      },
      {
        belief: 'Personalized answers can be cached at the edge like all the others',
        said: ['put everything in the CDN by query'],
        correction:
          "One person's results would reach others, or nothing hits. Keep the shared list cacheable and personalize on the client.",
      },
    ],
    sampleAnswer:
      "Requirements: suggestions within about 150 milliseconds after the last key at the 95th percentile in the main regions, tolerant of typos, 30 languages. 20,000 keystrokes a second at peak. Let me divide: 50 milliseconds waiting, 50 network to the edge, 30 search, the rest rendering. On the client: I send from one letter on, with an adaptive wait of 30 to 80 milliseconds; one open request, older ones canceled, and answers compared with the text. An LRU holds prefixes, and if an answer was complete, longer texts are filtered locally. That leaves perhaps 8,000 requests a second. Short prefixes are the same for everyone by language and region, so the edge caches normalized prefixes for an hour; I'd expect 80 percent hits, so some 1,500 a second reach the search, in three regions. There's an index with prefixes and edit distance, and ranking by popularity, type, language and distance. Responses carry ten entries and few fields, about 2 kilobytes. Personal things stay on the client: recent and saved places show at once, and server results join in stable slots, so nothing moves under a finger. It's a combobox, works with keyboard and screen reader, and doesn't fire during composition of Japanese input. Degrading: if the search is slow, edge results may be stale; if it's down, recent places and a bundled list of the top 1,000 cities, and free text remains possible. Trade-off: shared caching against personalization, which I solve on the client; and typo tolerance costs time, so it starts at three letters. I'd measure accepted rank, letters until choice, zero results and latency by region.",
    criteria: ['Derives the design from a budget and estimates', 'Considers degradation and measurement'],
    followUps: [
      {
        question: 'How do you build the cache key at the edge?',
        about: [2],
        answer:
          'From the normalized text, lower case, trimmed, Unicode-normalized, the language, a coarse region and the index version. Not session, exact position or tracking parameters. So it hits and leaks nothing.',
      },
      {
        question:
          'New results arrive while the finger is moving to the second entry. How do you prevent a wrong tap?',
        about: [4],
        answer:
          "Entries that are shown keep their slot; new ones are added below or replace only after the next keystroke. After touch-down nothing is changed, and the selection is bound to the entry's id rather than its position.",
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-05',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['Front-End Development', 'ExoPlayer', 'AVFoundation'],
    tags: ['video player', 'adaptive streaming', 'offline'],
    question:
      'Design the video player of a learning platform for web and mobile: lessons of 10 to 60 minutes, 300,000 learners, continuing on another device, captions, downloads for the train, teachers who want to see progress. What are the parts and decisions?',
    keyPoints: [
      {
        cue: 'How the video gets to people',
        point: 'Uses adaptive streaming, HLS or DASH, with segments in several bitrates from a CDN',
        weight: 3,
        essential: true,
        said: [
          'the video is cut into segments of a few seconds with a ladder of qualities',
          'the player changes quality by bandwidth and buffer',
        ],
      },
      {
        cue: 'What teachers and devices see',
        point: 'Tracks position and progress reliably, in intervals, with an offline queue, merged sensibly',
        weight: 3,
        essential: true,
        said: [
          'a heartbeat every 15 seconds and on pause or hiding, not at each frame',
          "store watched ranges, since skipping to the end isn't watching",
          'the resume point is the newest, progress is a union',
        ],
      },
      {
        cue: 'Layers inside the player',
        point: 'Separates engine, state model and interface, with one event model on all platforms',
        weight: 2,
        said: [
          'a wrapper around ExoPlayer, AVPlayer and the web player with equal events',
          'a state machine: idle, buffering, playing, stalled, ended, error',
        ],
      },
      {
        cue: 'What good playback means in figures',
        point: 'Sets goals and measures quality: start time, rebuffering, errors, by network and device',
        weight: 2,
        said: [
          'start under two seconds, stalls under half a percent of the time',
          "without QoE numbers we don't know if it's good",
        ],
      },
      {
        cue: 'For the train',
        point: 'Supports downloads with management of storage, expiry, license and updates',
        weight: 2,
        said: [
          'a chosen quality, resumable in the background, and deleted when the course ends',
          'with DRM the offline license needs a lifetime',
        ],
      },
      {
        cue: 'Learners who cannot hear or see',
        point: 'Includes accessibility: captions, transcript, keyboard, speed, audio description',
        weight: 2,
        said: [
          'captions that can be styled, a transcript you can click',
          'all controls by keyboard with names, and no autoplay with sound',
        ],
      },
      {
        cue: 'When something comes between',
        point: 'Handles interruptions: calls, headphones, picture-in-picture, background audio, casting',
        weight: 1,
        said: ['pause when headphones are pulled out', 'remember the position when the app gets killed'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One MP4 in high quality is enough with a good CDN',
        said: ['we just serve the mp4 file'],
        correction:
          'On weak networks it stalls, and on good ones it wastes data. Adaptation needs several bitrates in segments.',
      },
      {
        belief: 'The end position shows how much was learned',
        said: ["if currentTime is at the end, it's 100 percent watched"],
        correction:
          "Skipping makes it wrong. Watched ranges tell what was really played, and even those don't prove learning.",
      },
    ],
    sampleAnswer:
      "I'd ask about DRM, live lessons, data plans, what 'progress' means to teachers. Let's assume no live, light protection with signed addresses, and progress as share of the lesson watched. 300,000 learners, at peak 15,000 at once; at 1.5 megabits that's over 20 gigabits a second, clearly a CDN. Lessons are encoded as HLS or DASH with about five qualities, the lowest very small, since slides compress well, in segments of four to six seconds. The client has three layers: an engine per platform, AVPlayer, ExoPlayer, and a media source library on the web; around it our own state machine with one event model; then the interface. Goals: start within two seconds at the 75th percentile, stalls below half a percent of playing time, measured by network and device. The first segment starts at moderate quality from the last known bandwidth. Progress: every 15 seconds, on pause and when hidden, the client stores position and watched ranges locally and sends them in batches with ids; the server unites ranges, and the newest position by server order is where to resume. Another device asks 'continue at 12:40?'. Downloads run in the system's background facility, in one chosen quality, with a limit and expiry, and progress queues until online. Captions and a clickable transcript, full keyboard control, playback speed, picture-in-picture, calls and headphones. Trade-offs: shorter segments start faster but compress worse and cause more requests; large buffers waste data if people leave. It fails when a CDN node is slow, so a second host after a timeout; with signed addresses expiring in a pause, so renew and retry; if progress can't be sent, it stays local for weeks.",
    criteria: ['Has numeric goals for what users feel', 'Treats progress as data that must be right'],
    followUps: [
      {
        question:
          'Someone watches offline on the phone to minute 30 and on the laptop to minute 10, later. What do both show after the sync?',
        about: [1],
        answer:
          "Progress is the union, 30 minutes' worth of ranges. As the resume point I take the latest activity, but offer the farther one: 'Continue at 10:00 or at 30:00?'. Neither may destroy the other.",
      },
      {
        question: 'The rebuffering rate rises in one country. How do you find the reason?',
        about: [3],
        answer:
          'I split by CDN host, network, device, app version and chosen quality. If only one host is slow, switch it; if throughput is low overall, the ladder lacks a low quality; if only one version, our adaptation has changed.',
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-06',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['WebSocket', 'SQLite', 'Mobile Development'],
    tags: ['chat', 'ordering', 'receipts', 'offline send'],
    question:
      'Design the client of a workplace messenger: 50,000 employees, channels with up to 5,000 people, phone and desktop used in parallel, sending offline, read receipts, and history of years. What does the local data model and the sync look like?',
    keyPoints: [
      {
        cue: 'Where the screen gets its data',
        point: 'Makes a local database the only source of the interface, fed by socket, push and fetches',
        weight: 3,
        essential: true,
        said: [
          'the screen observes SQLite, and all incoming paths write into it through the same code',
          'one ingest function, whether it comes by push or by socket',
        ],
      },
      {
        cue: 'How nothing goes missing',
        point: 'Synchronizes by sequence numbers per conversation, recognizes gaps and fills them',
        weight: 3,
        essential: true,
        said: [
          "I've 120 and now comes 123, so I fetch 121 and 122",
          'on reconnect, tell the server the last number for each channel',
        ],
      },
      {
        cue: 'From typing to sent',
        point: 'Sends through a durable outbox, with client ids, keeping order within a conversation',
        weight: 3,
        said: [
          'pending messages with a UUID, sent one after the other per channel, deduplicated',
          'after a restart it continues',
        ],
      },
      {
        cue: 'Years of history',
        point: "Loads history on demand and limits what's stored",
        weight: 2,
        said: [
          'the last 50 per channel, older ones when scrolling, with holes marked in the data',
          'not years of 5,000-person channels on each phone',
        ],
      },
      {
        cue: 'Who has seen what',
        point:
          'Represents read state by a position per user and conversation, which only moves forward, synced among own devices',
        weight: 2,
        said: [
          "'read up to 118' instead of a flag on each message",
          'receipts are sent in batches, and in large channels only counts',
        ],
      },
      {
        cue: 'Open app and closed app',
        point:
          'Divides connection by state: socket in the foreground, push in the background, with catch-up on opening',
        weight: 2,
        said: [
          'push carries a preview and a number, then the app fetches the rest',
          'badge counts come from the server so that phone and desktop agree',
        ],
      },
      {
        cue: 'Small signals in large channels',
        point: "Reduces cost of presence and typing, by subscribing only to what's visible",
        weight: 1,
        said: [
          "typing isn't stored, expires after seconds, and only for the open conversation",
          'in a channel with 5,000 people no one needs each presence',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Timestamps suffice to order messages',
        said: ['sort by the time of sending'],
        correction:
          "Clocks differ and events tie. The server's sequence gives all clients the same order and makes gaps visible.",
      },
      {
        belief: 'Push messages can deliver the contents reliably',
        said: ['the message comes with the push, so no sync is necessary'],
        correction:
          "Pushes are dropped, merged and limited in size. They're a hint; the sync makes it complete.",
      },
    ],
    sampleAnswer:
      "Requirements: a message is visible to others within a second, nothing is lost or doubled, phone and desktop agree about what's read, and search in the history. 50,000 people with 60 messages a day are 3 million, about 100 a second during work hours, ten times at peaks; per user some 2,000 relevant messages a day at half a kilobyte, so a megabyte a day. The interface observes only the local database. Socket, push and fetches go through one ingest, which deduplicates by message id. Each conversation has a sequence from the server; if I have 120 and get 123, I fetch the gap. On reconnect the client sends its list of last numbers and gets either the differences or 'too much, start over'. Tables: conversations with last sequence and read position, messages with server sequence, client id and state, ranges which are complete, outbox. Sending writes message and outbox entry in one transaction; one sender per conversation keeps order and retries with the UUID. Read state is a position which only moves forward, per user, so desktop and phone agree by maximum; receipts are collected, and in large channels shown as numbers only. History is loaded in pages, with holes marked, and limited to 90 days; older search asks the server. Foreground: one socket with heartbeat. Background: push with preview and number; the count comes from the server. Typing is only for the open chat. Trade-offs: a local database costs migrations, but gives offline and speed. It fails at mass reconnects, so jitter; through a poisoned message in the outbox, which gets marked and doesn't block; and by removal from channels, where local data must go.",
    criteria: ['Has one model for all ways of arrival', 'Considers large channels separately'],
    followUps: [
      {
        question: 'Your list of 400 channels reconnects after a weekend. How do you keep it cheap?',
        about: [1],
        answer:
          'One request with all last numbers; the server answers with channels that have changed, unread counts and the last message. The open and pinned ones are filled at once, others when opened, with a marked gap.',
      },
      {
        question:
          'Phone is offline and reads to 118, desktop reads to 130. What happens when the phone comes back?',
        about: [4],
        answer:
          "It sends 118, the server keeps the maximum of 130 and tells the phone, which clears its badges. As the position only moves forward, order doesn't matter. 'Mark as unread' is a separate, explicit operation.",
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-07',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['Server-Sent Events', 'Front-End Development', 'Web Performance'],
    tags: ['live dashboard', 'backpressure', 'batching'],
    question:
      'Design a live dashboard for a logistics center: 3,000 vehicles, 500 updates a second, a map, a table and charts, on wall displays and laptops all day. How do the data get to the screen, and how do you keep it correct and smooth?',
    keyPoints: [
      {
        cue: 'How a display gets complete data',
        point:
          'Starts with a snapshot and then a stream of changes with versions, and closes gaps after a break',
        weight: 3,
        essential: true,
        said: [
          'snapshot with number 1000, then apply everything after that',
          "on reconnect, send the last id, and if it's too old, load again",
          "fetch first and subscribe later loses what's in between, so mind the order",
        ],
      },
      {
        cue: '500 updates against one screen',
        point:
          'Separates receiving from rendering: collects updates and draws once per frame or per interval',
        weight: 3,
        essential: true,
        said: [
          'a buffer keyed by vehicle, flushed every 200 ms, last value wins',
          'not one setState for each of the 500 messages',
        ],
      },
      {
        cue: 'The kind of connection',
        point:
          'Chooses the transport with a reason, such as server-sent events for one direction, WebSocket if both',
        weight: 2,
        said: [
          'data goes only from server to browser, SSE with automatic reconnect suffices',
          'subscribe by region via a normal request',
        ],
      },
      {
        cue: 'What need not be sent',
        point: "Lets the server filter and thin out by what's visible or needed",
        weight: 2,
        said: [
          'only vehicles in the viewport in detail, aggregated at low zoom',
          "the wall display doesn't need ten updates per second for one truck",
        ],
      },
      {
        cue: 'How map and table are drawn',
        point:
          'Renders suitably: canvas or WebGL for the map, virtualized table, charts with aggregated points',
        weight: 2,
        said: [
          '3,000 DOM markers are too many, so draw them on the GPU',
          "the table shows only 40 rows and doesn't resort under the mouse",
        ],
      },
      {
        cue: 'What viewers may still believe',
        point: 'Shows staleness: age of data, lost connection, values that stopped',
        weight: 2,
        said: [
          'gray after 60 seconds without an update, a banner when disconnected',
          'a frozen screen that looks alive is the most dangerous',
        ],
      },
      {
        cue: 'Displays nobody looks after',
        point: 'Runs for weeks: bounded memory, nightly reload, recovery without a person',
        weight: 1,
        said: [
          'ring buffers for the charts, or else the tab grows forever',
          'the wall display restarts by itself after a new version',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Each update should be rendered immediately, since it's live",
        said: ['when a message comes I update the state at once'],
        correction:
          '500 renders a second overload the browser, and no one can see them. Batching per frame or a few times per second loses nothing visible.',
      },
      {
        belief: 'After a reconnect the stream simply goes on, so nothing is missing',
        said: ["EventSource reconnects by itself, so that's handled"],
        correction:
          'The connection returns, but events in between are missing unless the server replays from the last id or the client loads a snapshot.',
      },
    ],
    sampleAnswer:
      "I'd ask what decisions are made: dispatchers need positions within two seconds and alarms within one, and displays run all week. 500 updates a second of 150 bytes are 75 kilobytes a second per client if everyone gets everything; with 200 clients that's 15 megabytes, feasible, but needless. The client first gets a snapshot with a version, then the stream from this version on, so nothing falls between. I'd choose server-sent events, since it's one direction and reconnects with the last id; the server keeps five minutes for replay, otherwise it says 'load a snapshot'. Filters such as region go by a normal request. The server thins out: at most one position per vehicle and second, clusters at low zoom, alarms always and at once. On the client a worker parses and writes to a map by vehicle id, the last version wins and older ones are dropped. Once per 250 milliseconds it hands changed vehicles to the main thread: the map is drawn with WebGL and interpolates, the table is virtualized and sorts only every few seconds, so rows don't run away from the pointer, charts take aggregated points from ring buffers. Alarms skip the batch. Staleness is visible: vehicles fade after 60 seconds, and a banner says 'No connection since 10:42'. Trade-offs: batching adds a quarter of a second and saves most of the work; filtering at the server costs state there. Failure: slow clients mustn't fill the server's memory, so it drops intermediate positions for them; after an outage reconnect with jitter; wall displays reload at night and after releases.",
    criteria: [
      'Connects data rate with what people can perceive',
      "Guards against displays which look right but aren't",
    ],
    followUps: [
      {
        question: 'How exactly do you connect snapshot and stream without a gap?',
        about: [0],
        answer:
          "Open the stream first and buffer, then load the snapshot with its version, apply it, and drop buffered events up to this version. Or the server sends the snapshot as the stream's first message.",
      },
      {
        question: "A browser can't keep up even with batches. How do you notice, and what happens?",
        about: [1],
        answer:
          "I measure the age of what's drawn and the length of the buffer. As only the last value per vehicle is kept, the buffer stays bounded; then I lengthen the interval, switch off animation and ask the server for fewer updates.",
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-08',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer', 'Technical Lead'],
    skills: ['Feature Flags', 'Front-End Development', 'Mobile Development'],
    tags: ['feature flags', 'sdk', 'rollout'],
    question:
      'Design the feature flag SDK for your own web and mobile apps: 40 teams, 600 flags, 8 million clients. Flags control rollouts and emergency shutdowns. How does evaluation work on the client, at start, offline, and when your service is down?',
    keyPoints: [
      {
        cue: 'When your service cannot be reached',
        point: 'Works without the service: cached values and defaults in code, never blocking start for long',
        weight: 3,
        essential: true,
        said: [
          "last known values from disk, otherwise the default that's compiled in",
          'if the flag service is down, apps behave as yesterday',
        ],
      },
      {
        cue: 'Who gets a new feature',
        point: 'Decides deterministically by hashing user and flag, so that a person stays in the same group',
        weight: 3,
        essential: true,
        said: [
          'hash of user id and flag key modulo 100, not random each time',
          'raising from 10 to 20 percent keeps the first ten',
        ],
      },
      {
        cue: 'Where a value is worked out',
        point:
          "Chooses where it's evaluated: rules on the server with results sent, or rules on the client, with privacy and size in view",
        weight: 3,
        said: [
          "for clients I'd send only results, since rules reveal segments and unreleased names",
          'evaluated at the edge by attributes, a small payload of a few kilobytes',
        ],
      },
      {
        cue: 'A change while someone is working',
        point: 'Keeps values stable within a session or screen, apart from kill switches',
        weight: 2,
        said: [
          "the interface shouldn't change under the finger, so new values take effect at the next start or screen",
          'emergency flags apply at once and are pushed',
        ],
      },
      {
        cue: 'How 8 million clients ask',
        point: 'Distributes through a CDN, with ETag, intervals and jitter',
        weight: 2,
        said: [
          '8 million clients asking every minute are over a hundred thousand requests per second, so use longer intervals and 304s',
          'streaming only for the few that need it',
        ],
      },
      {
        cue: 'So that 600 does not grow',
        point: 'Manages life cycle: owner, expiry date, types, clean-up, typed access',
        weight: 2,
        said: [
          'after the rollout the flag must be removed, the build warns',
          'generated typed keys so that misspelling fails at compile time',
        ],
      },
      {
        cue: 'What your service learns back',
        point: 'Reports exposure when a flag is actually used, and logs flags with crashes',
        weight: 1,
        said: [
          'the crash report lists the active flags, so we see which one hurts',
          'an exposure event only at the first evaluation',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The app should wait at start until flags are loaded',
        said: ['show the splash until the flag request has finished'],
        correction:
          'Then an outage of the flag service stops every app. Start with cached or default values, and wait at most a very short time.',
      },
      {
        belief: 'Flags on the client can protect paid or secret functions',
        said: ['we hide premium behind a flag'],
        correction:
          'Code and flags in the client can be changed. Rights must be checked on the server; flags only control presentation.',
      },
    ],
    sampleAnswer:
      "Requirements: evaluation in microseconds and synchronous, no added start time beyond 50 milliseconds, shutdown effective for active users within a minute or two, and independence from the service. 8 million clients, say 2 million active a day with 6 sessions: 12 million fetches a day, 150 a second on average, some thousand at peaks; with answers of 5 kilobytes and ETags, easy for an edge. For clients I send results, not rules: the SDK sends app version, platform and user key, and the edge evaluates; so no segments or future names leak. Servers get the rules. Grouping is by hash of flag and user key, thus stable, independent between flags, and enlarging keeps earlier members. Before login it's a random installation id; after login I choose per flag which key counts. At start the SDK reads the last values from disk, else defaults compiled in; a fetch runs in the background. New values become active at the next start or a defined point, so nothing changes while someone's using it. Kill switches are a separate type: they apply at once, and are checked on foreground and every minute, or by push. Access is typed and generated; each flag has an owner, type and expiry date, CI reminds, and old ones are deleted. Exposure is logged at first use; active flags go with crash reports. Trade-offs: evaluation at the edge needs a request if attributes change, but saves secrets; stable sessions delay rollouts slightly. Failure: service down, yesterday's values remain; a broken payload is refused by schema and signature; a crash loop at start ignores remote values and goes to defaults.",
    criteria: ["Puts the SDK's own failure at the center", 'Counts flags as debt to be cleaned up'],
    followUps: [
      {
        question:
          'A person sees the new checkout on the phone before login, and the old one after. Why, and is it bad?',
        about: [1],
        answer:
          "Before login the hash used the installation id, after it the account. For a checkout that's confusing, so I keep the first assignment for the session or transfer it to the account. For tiny visual flags it doesn't matter.",
      },
      {
        question: 'How does a kill switch reach someone who has the app open right now?',
        about: [3],
        answer:
          'By a push or socket hint where available, otherwise with the check each minute or by a header on ordinary API answers saying that the version changed. The feature watches this flag and closes itself in an orderly way.',
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-09',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer', 'Site Reliability Engineer (SRE)'],
    skills: ['Monitoring', 'Firebase Crashlytics', 'App Performance'],
    tags: ['crash reporting', 'telemetry', 'sampling'],
    question:
      "Design the monitoring part of a client for web and mobile, 5 million users a day: crashes, errors, slow screens. It must not slow the app down, must survive crashes, and must respect privacy. What's collected, how does it get out, and how is it used?",
    keyPoints: [
      {
        cue: 'When it crashes',
        point: 'Writes crash data to disk in the moment with minimal work, and sends it at the next start',
        weight: 3,
        essential: true,
        said: [
          "in a crash handler I can't do networking, just write the stack and exit",
          'at the next launch it looks for reports and uploads them',
          'handlers must be async-signal-safe',
        ],
      },
      {
        cue: 'So that nobody notices it running',
        point: 'Keeps overhead within a budget: batches, sampling, limits, low priority',
        weight: 3,
        essential: true,
        said: [
          'all crashes, but 1 percent of performance traces',
          'queue bounded in size, sent with compression when idle, not in competition with the app',
        ],
      },
      {
        cue: 'What must never be collected',
        point:
          'Protects privacy: allowlist of fields, no contents, consent, pseudonymous ids, scrubbing on the client',
        weight: 3,
        essential: true,
        said: [
          'never log text that users typed or full URLs with tokens',
          "collect only what's on the list, and delete after 90 days",
        ],
      },
      {
        cue: 'From raw trace to one bug',
        point: 'Symbolicates with mapping files and source maps for each build, and groups by cause',
        weight: 2,
        said: [
          'upload dSYM, mapping and source maps in CI, tied to the build id',
          'fingerprint by frames of our own code so that one bug is one group',
        ],
      },
      {
        cue: 'What stands around an error',
        point: 'Adds context: breadcrumbs, version, device, flags, memory, network, screen',
        weight: 2,
        said: ['the last 50 steps in a ring buffer', 'which flags were active, and was it in the foreground'],
      },
      {
        cue: 'Trouble without an error',
        point: 'Recognizes hangs, out-of-memory kills and crash loops, too, that leave no exception',
        weight: 2,
        said: [
          'watchdog on the main thread, exit reasons at the next start',
          'if it crashes twice within seconds of launch, go to safe mode',
        ],
      },
      {
        cue: 'What happens with the findings',
        point: 'Leads to action: rates per release, alerts at rollout, owners',
        weight: 2,
        said: [
          'crash-free users by version with an alarm at 5 percent',
          'route by module to the team, with a budget per screen',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More data is always better',
        said: ['we log everything, you never know'],
        correction:
          'It costs battery, data and money, drowns signals and creates a privacy risk. Collect what answers a named question.',
      },
      {
        belief: 'On the web `window.onerror` shows all errors',
        said: ['with onerror I catch everything'],
        correction:
          "Rejected promises need their own handler, cross-origin scripts report only 'Script error' without CORS, and hangs, blank pages and failed loads need other signals.",
      },
    ],
    sampleAnswer:
      "Requirements: reports of every crash within a day, performance as percentiles per release, under 1 percent of CPU, below 20 milliseconds at start and 100 kilobytes a day per user, and it must never crash the app itself. 5 million users a day: at 0.3 percent 15,000 crashes of 20 kilobytes is 300 megabytes; performance for 1 percent of sessions, 200,000 at 10 kilobytes, is 2 gigabytes; that's little, without sampling it'd be a hundredfold. On the client there's a small core, initialized first: handlers for exceptions, signals and unhandled rejections, a ring buffer for breadcrumbs in a memory-mapped file. At a crash only prepared memory is written; sending happens at the next start, if it crashed early even before other initialization. Hangs are found by a watchdog, memory kills through exit reasons or inference. Screens and interactions are timed with a few standard measures: cold start, time to content, dropped frames, LCP and INP on the web. Everything goes in a bounded queue on disk, batched, compressed, when idle, with backoff; on the web with `sendBeacon` when the page is hidden. Privacy: only listed fields, URLs as patterns, no input, pseudonymous id, consent respected, scrubbing on the device. The server symbolicates by build id, groups by our own frames, and counts users and sessions by version, flag and device. Alerts compare the new version with the last in the same phase; groups go to owners by module. Trade-offs: sampling loses rare slow cases, so I keep more of the slow ones. Failure: an error in a loop, so limit per kind; the backend is down, so drop the oldest; a crash loop, so safe mode.",
    criteria: ['States budgets for the observer itself', 'Thinks through to decisions made from the data'],
    followUps: [
      {
        question: "Why can't the crash handler send the report right away?",
        about: [0],
        answer:
          'The process is in an undefined state: locks may be held, the heap damaged, and little time remains. Only simple, safe operations are allowed. So prepared data are written and sent at the next start.',
      },
      {
        question: "On the web all stack traces point to `app.min.js:1:48213`. What's missing?",
        about: [3],
        answer:
          "Source maps for exactly this build. CI uploads them to the tool, not necessarily to the public, tied to a release id that's in the bundle. Old ones are kept as long as old tabs report.",
      },
    ],
  },
  {
    id: 'design-of-clients-intermediate-10',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['Mapbox', 'Mobile Development', 'Front-End Development'],
    tags: ['maps', 'clustering', 'viewport loading'],
    question:
      'Design the map screen of a scooter rental for web and app: 50,000 vehicles in a city, moving and changing state, bookable with a tap. It has to be smooth on cheap phones. What do you load, when, and what ensures that the tapped scooter is really free?',
    keyPoints: [
      {
        cue: 'What is loaded for which view',
        point: 'Loads by viewport and zoom, in tiles, with clusters or aggregates when zoomed out',
        weight: 3,
        essential: true,
        said: [
          "only what's in the visible area with a margin, and numbers instead of markers from far away",
          "fixed tile keys can be cached for all users, an arbitrary rectangle can't",
        ],
      },
      {
        cue: 'How you ensure it is free',
        point: 'Reserves on the server atomically at booking, since the map may be outdated',
        weight: 3,
        essential: true,
        said: [
          'the map is only a hint, the booking endpoint decides',
          'if somebody was faster, say so and offer the nearest other one',
        ],
      },
      {
        cue: 'How thousands of scooters are drawn',
        point: "Renders with the map's GPU layers, rather than a view or DOM node per vehicle",
        weight: 3,
        said: [
          'symbols as a layer from data, 50,000 HTML markers would kill it',
          'clustering in a worker or on the server',
        ],
      },
      {
        cue: 'While the map is being moved',
        point:
          'Waits for the end of movement, cancels outdated requests and keeps old tiles until new ones arrive',
        weight: 2,
        said: [
          'debounce panning by 200 ms, no request for each frame',
          "cached tiles stay visible, so it doesn't flicker",
        ],
      },
      {
        cue: 'How positions stay fresh',
        point: 'Updates the visible area by short polling or a stream of differences, with a maximum age',
        weight: 2,
        said: [
          'every 10 seconds changes since version x for these tiles',
          'a vehicle older than a minute gets removed or grayed',
        ],
      },
      {
        cue: 'Where the person stands',
        point: 'Handles permission and accuracy of location, and works without it',
        weight: 2,
        said: [
          "ask when they tap 'near me', otherwise start with the city center or search",
          'show the accuracy circle, and no jumping dot',
        ],
      },
      {
        cue: 'Beyond a smooth map',
        point: 'Saves battery and offers another way than the map: a list of the nearest',
        weight: 1,
        said: [
          'stop updates when hidden, lower the frame rate when nothing moves',
          "a list that's usable with a screen reader",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Loading all 50,000 vehicles at the start avoids requests',
        said: ["it's just 50,000 points, load them once"],
        correction:
          "It's several megabytes, old within a minute, and slow to draw. People see a few hundred at a time.",
      },
      {
        belief: "If it's shown as free on the map, it can be booked",
        said: ['the map only shows free ones, so no check is needed'],
        correction:
          'Between display and tap somebody may have taken it. Only the atomic reservation on the server is true.',
      },
    ],
    sampleAnswer:
      "I'd ask: how fresh must it be, how many users at once, can several be reserved? I assume 15 seconds of age is fine on the map, 20,000 users at peak, each looks at one or two square kilometers. All 50,000 with 80 bytes are 4 megabytes and outdated in no time; a view of nine tiles at street level holds perhaps 300 vehicles, 20 kilobytes. So I load by tiles with fixed keys: single vehicles at street level, counts per cell before. The CDN can cache a tile for ten seconds for everyone; 20,000 users polling nine tiles every 15 seconds are 12,000 requests a second, mostly taken by the edge; the client fetches differences by version. The client waits until the map rests, cancels outdated requests, keeps old tiles until new ones come, and prefetches one ring. Vehicles are a data source of the map's own GPU layer, with clusters computed in a worker, so no DOM nodes or views. Changes are applied by id, and animated only when visible. A tap loads details and price; booking calls the server with an idempotency key, which reserves atomically; if it's gone, the client removes it and offers the nearest one. Location is asked for on 'near me'; without it there's search. Hidden means no updates. For screen readers and for speed there's a list of the nearest ten. Trade-offs: tiles load more than a rectangle, but can be cached; polling is older than a stream, but simpler, and booking is exact anyway. Failure: API down, last positions in gray with their age and no booking. I'd measure the share of refused bookings, which shows whether freshness is enough.",
    criteria: [
      'Distinguishes approximate display from exact booking',
      'Estimates per viewport rather than in total',
    ],
    followUps: [
      {
        question: "Why are fixed tiles better than 'everything within this rectangle'?",
        about: [0],
        answer:
          "Each user's rectangle is different, so no cache ever hits. Tiles have the same keys for all, are cached at the edge and on the client, and when panning only the new ones are loaded.",
      },
      {
        question:
          'The share of refused bookings rises to eight percent at the station in the morning. What do you change?',
        about: [4, 1],
        answer:
          'There the data are too old for the demand. I shorten the interval for busy tiles or use a stream there, hold a vehicle for a moment when its details are open, and show several nearby as alternatives.',
      },
    ],
  },
]
