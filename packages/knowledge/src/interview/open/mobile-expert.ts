import type { OpenQuestion } from '../open-question.ts'

export const mobileExpert: readonly OpenQuestion[] = [
  {
    id: 'mobile-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Technical Lead', 'Engineering Manager'],
    skills: ['Cross-Platform Development', 'Flutter', 'React Native'],
    tags: ['decision', 'migration', 'team'],
    question:
      "Two native teams of six each maintain a mature banking app with 150 screens. The CTO wants a single cross-platform code base 'to halve the cost'. How do you examine that, and what would you propose?",
    keyPoints: [
      {
        cue: 'What you ask first',
        point: 'Asks for the real problem and examines where the time goes before choosing a technology',
        weight: 3,
        essential: true,
        said: [
          'is it cost, speed, or that the two apps drift apart? each has another remedy',
          "much of the time goes to back end, design and testing, which doesn't get halved",
          'measure how much of the work is really duplicated screen code',
        ],
      },
      {
        cue: 'How you would try it',
        point: 'Proposes a limited, reversible pilot with criteria, instead of a complete rewrite',
        weight: 3,
        essential: true,
        said: [
          'take one medium feature, build it cross-platform inside the existing apps, and measure for a quarter',
          'an embedded module first and a decision afterward, with numbers for start time, size and effort',
          'no big bang with 150 screens',
        ],
      },
      {
        cue: 'The range of choices',
        point:
          'Compares options by fit: shared logic only, a shared interface for some screens, all shared, or staying native with better alignment',
        weight: 2,
        said: [
          'Kotlin Multiplatform for the logic and native screens, Flutter or React Native for everything, or server-driven parts',
          'maybe sharing business rules gives 60 percent of the benefit at little risk',
        ],
      },
      {
        cue: 'What does not get cheaper',
        point:
          'Names the costs that remain: platform integrations, plugins, upgrades, two stores, two systems to test',
        weight: 2,
        said: [
          'biometrics, secure storage, widgets and accessibility still need people who know the platforms',
          "one depends on the framework's release schedule when a new OS comes",
        ],
      },
      {
        cue: 'The twelve people',
        point: 'Weighs people: skills, motivation, hiring, and that native engineers may leave',
        weight: 2,
        said: [
          "the six Swift people don't become enthusiastic Dart developers on Monday",
          'who wants to come and who goes is part of the calculation',
        ],
      },
      {
        cue: 'The years in between',
        point:
          'Accounts for the long period with both worlds: bigger app, two build chains, navigation across the border',
        weight: 2,
        said: [
          'for two years you have three code bases instead of one',
          'app size and start time grow because of the additional runtime',
        ],
      },
      {
        cue: 'What the bank itself demands',
        point:
          'Checks non-functional demands such as security reviews, performance and accessibility with the candidate',
        weight: 1,
        said: [
          "the bank's security audit must accept the framework and its dependencies",
          'try screen reader and low-end phones in the pilot',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Cross-platform halves the cost',
        said: ['one code base means half the people'],
        correction:
          'Only duplicated client code shrinks, and not by half. Platform work, testing, back end and design remain, and the migration itself costs years.',
      },
      {
        belief: 'Cross-platform apps are always slow and never feel right',
        said: ['native is the only way for quality'],
        correction:
          'For most business screens, current frameworks are good enough. The differences show in integration, start, size and special interactions; test those.',
      },
    ],
    sampleAnswer:
      "I'd first ask what hurts. If the two apps differ in behavior, alignment of planning helps more than a framework; if features take too long, I want to see where the time goes. In such teams perhaps a third is screen and logic code that's truly duplicated; back end, design, approval and testing aren't halved. Then I'd put the options next to each other: sharing only logic with native screens, a shared interface for certain areas, everything shared, or staying native with common specifications. What remains in every case: biometrics, secure storage, two stores, two systems to test, upgrades on the framework's schedule. And people: some native engineers will leave, and for about two years there are three worlds, with more size, slower start, and navigation across a border. So I propose a pilot inside the existing apps: one medium feature, a mixed team, one quarter, with criteria agreed before: effort compared with the native estimate, crash rate, cold start, size, accessibility, the security review. Afterward we decide. My own bet for a bank would be shared logic first, because it's reversible and covers the rules that must be equal, but I'd let the numbers speak.",
    criteria: [
      'Neither dogmatic for native nor for cross-platform',
      'Gives decision criteria before the outcome is known',
    ],
    followUps: [
      {
        question: 'Which results of the pilot would make you stop?',
        about: [1],
        answer:
          "If effort isn't at least a quarter below both native estimates together, if cold start or crashes on cheap phones get worse beyond our budget, if the security review objects, or if platform specialists were needed for most tasks.",
      },
      {
        question: "What would you share first, and where's the border?",
        about: [2],
        answer:
          'Rules, validation, networking and data models, below the view models. There both must be equal, tests pay twice, and no user sees an interface that feels out of place. Navigation, permissions and screens stay native.',
      },
    ],
  },
  {
    id: 'mobile-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Technical Lead'],
    skills: ['Mobile Development', 'Feature Flags', 'Firebase Crashlytics'],
    tags: ['staged rollout', 'rollback', 'incident'],
    question:
      "At five percent of the staged rollout, crash-free sessions drop from 99.8 to 99.1 percent on Android; iOS is in review with the same code. It's Friday afternoon, and marketing has announced the feature for Monday. What do you do, step by step?",
    keyPoints: [
      {
        cue: 'Your first move',
        point: 'Halts the rollout at once, and holds the iOS release back',
        weight: 3,
        essential: true,
        said: [
          'pause the percentage in the console first, and thinking comes second',
          'set iOS to manual release or pull it from review until we know',
        ],
      },
      {
        cue: 'What happens to the five percent',
        point:
          "Knows that installed versions can't be rolled back, only switched off remotely or replaced by a higher version",
        weight: 3,
        essential: true,
        said: [
          'the five percent keep the broken build unless I turn the feature off from the server',
          'no downgrade in the stores, so either kill switch or a hotfix with a new version code',
        ],
      },
      {
        cue: 'The quickest relief',
        point: "Turns the feature off by flag, if it's the cause, and checks that crashes really fall",
        weight: 3,
        said: [
          'flip the remote config and see in an hour whether it helps',
          "if the crash is before the config is loaded, the flag doesn't help",
        ],
      },
      {
        cue: 'Reading the crashes',
        point: 'Groups the crashes by cause, device, version and state before drawing conclusions',
        weight: 2,
        said: [
          'is it a single stack, one manufacturer, one Android version?',
          'compare the same population, since early adopters of a rollout differ',
        ],
      },
      {
        cue: 'The new version',
        point: 'Prepares a minimal hotfix on the release branch with a test, and again in stages',
        weight: 2,
        said: [
          "only the fix goes in, not what's on main in the meantime",
          'one percent, then ten, watching each step; ask for an expedited review if justified',
        ],
      },
      {
        cue: 'The Monday announcement',
        point: 'Informs marketing and support early, with options and probabilities rather than promises',
        weight: 2,
        said: [
          'tell them today: Monday is possible for those with the flag, decision Sunday noon',
          'support gets a text for those affected',
        ],
      },
      {
        cue: 'After it is over',
        point: 'Follows up with a review without blame and thresholds that stop a rollout automatically',
        weight: 1,
        said: [
          "why didn't beta see it, and which alarm should have paused it by itself?",
          'crash-free below 99.6 pauses without a human',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'We withdraw the version and users get the old one back',
        said: ["just unpublish it and they're on the previous version"],
        correction:
          'Stopping prevents further installs only. Whoever has it keeps it until a higher version arrives.',
      },
      {
        belief: 'A drop of 0.7 points is within noise',
        said: ['99.1 is still a good value'],
        correction:
          "That's four and a half times as many crashing sessions. With five percent of a large base it's a clear signal, and it would hit everybody at 100 percent.",
      },
    ],
    sampleAnswer:
      "First I pause the rollout, since each hour brings more installs, and set iOS to manual release or withdraw it. From 99.8 to 99.1 means more than four times as many crashing sessions. Then I look at what's new: is it one stack trace, one maker, one system version, one feature? Let's say it's in the new feature. Installed versions can't be rolled back, so for the five percent I turn the feature off by its flag and watch whether crashes fall; if it crashes before the config arrives, only a new version helps. In parallel, someone prepares a hotfix on the release branch, nothing but the fix and a test, with a higher version code. I tell marketing right away, not on Sunday: the feature is off, Monday is possible if the fix holds at ten percent by Sunday noon, otherwise we launch for a part or later; they can plan with that. Support gets a sentence. The hotfix goes to one percent, then ten, on both platforms; for iOS I ask for expedited review. Nobody has to stay all weekend, two people with clear criteria suffice. Next week we look at why the beta didn't show it, and let the pipeline pause rollouts automatically below a threshold.",
    criteria: ['Contains first, then analyzes', 'Communicates with decision points, not with hopes'],
    followUps: [
      {
        question: 'How must flags be built so that they can save you in such a case?',
        about: [2],
        answer:
          "The config is loaded before the feature's first code runs, cached from the last start with safe defaults, and the feature starts nothing when off. A crash loop at launch counts itself and falls back to safe mode.",
      },
      {
        question: 'How could the drop be a mistake of measurement?',
        about: [3],
        answer:
          "The first five percent aren't random in practice: more active, faster devices or other countries, and many first starts after an update. I compare with the same phase of the last rollout and by device group.",
      },
    ],
  },
  {
    id: 'mobile-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer'],
    skills: ['App Performance', 'Memory Management', 'Instruments'],
    tags: ['out of memory', 'termination', 'diagnosis'],
    question:
      "Your photo editor 'just disappears' for users, and crash reporting shows nothing. How do you prove that memory is the reason, and how do you bring it under control?",
    keyPoints: [
      {
        cue: 'Why crash reporting shows nothing',
        point:
          'Knows that kills by the system for memory leave no crash report in the app, and infers them from other signals',
        weight: 3,
        essential: true,
        said: [
          'jetsam on iOS or the low memory killer just end the process, no handler runs',
          'at the next start I see: no crash, no update, no exit by the user, was in foreground',
          "MetricKit's exit metrics and ApplicationExitInfo tell why the process ended",
        ],
      },
      {
        cue: 'How you get the real figure',
        point:
          'Measures footprint, including decoded images and graphics memory, in realistic sessions on small devices',
        weight: 3,
        essential: true,
        said: [
          'the memory graph and VM tracker show that IOSurface and bitmaps are it, not my objects',
          'take an old phone with 3 GB and edit ten pictures of 48 megapixels',
          "native heap and GPU buffers don't appear in the managed heap",
        ],
      },
      {
        cue: 'What happens to huge photos',
        point: 'Works on reduced previews and processes the full resolution in tiles or at export only',
        weight: 3,
        said: [
          'show a much smaller version while editing, and apply the steps to the original at the end',
          'never have three full-size bitmaps at the same time',
        ],
      },
      {
        cue: 'How editing steps are kept',
        point: 'Stores edits as operations and keeps undo on disk instead of as bitmaps',
        weight: 2,
        said: [
          'a list of parameters instead of 20 copies of the picture',
          'history snapshots go into files with a limit',
        ],
      },
      {
        cue: 'When memory runs short',
        point: 'Limits caches and reacts to memory warnings by releasing what can be recomputed',
        weight: 2,
        said: [
          'didReceiveMemoryWarning or onTrimMemory, drop previews and pools',
          'caches get a bound by bytes, not by number',
        ],
      },
      {
        cue: 'What users lose',
        point: 'Saves the state continuously, so that a kill costs the user nothing',
        weight: 2,
        said: [
          'after each step the session is stored, and at restart it opens where they were',
          "even if it's killed, work must not be lost",
        ],
      },
      {
        cue: 'So that it stays solved',
        point: 'Tracks peak memory and exit reasons by release, with a budget per device class',
        weight: 1,
        said: [
          'a test exports a large photo and fails above 600 megabytes',
          'dashboard of foreground OOMs per thousand sessions',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Without a crash report it wasn't our app",
        said: ['nothing in the crash tool, so the user has closed it'],
        correction:
          "A kill by the system can't be caught in the process. Exit reasons and inference at the next start show it.",
      },
      {
        belief: 'The garbage collector or ARC makes memory no issue',
        said: ["the runtime frees what's not needed"],
        correction: 'Peak counts. Some full-size bitmaps alive at once exceed the limit, without any leak.',
      },
    ],
    sampleAnswer:
      "When the system kills an app for memory, no handler of mine runs, so there's no crash report. I get proof from the other side: on iOS MetricKit's exit metrics count terminations for memory, on Android `ApplicationExitInfo` gives the reason at the next start, and otherwise I infer it: last time in foreground, no crash, no update, no normal exit. Then I measure on a small phone in a real session, ten photos of 48 megapixels with many steps. One such photo takes about 190 megabytes decoded, and the managed heap doesn't even show it, since it's in native or graphics memory; so I look at the whole footprint. Usually it's the peak: original, working copy and filter result at once, plus undo as bitmaps. So editing happens on a reduced preview, edits are a list of parameters, and the full resolution is computed in tiles at export. Undo goes to disk, caches have limits in bytes, and on memory warnings I drop previews. Since a kill can always happen, the session is saved after each step, and reopening continues there. Finally a test in CI exports a huge photo and fails above the budget, and I follow foreground kills per release and device class.",
    criteria: ['Looks for evidence outside the crash tool', 'Distinguishes leak from peak'],
    followUps: [
      {
        question: 'How do you infer a memory kill when the system gives no reason?',
        about: [0],
        answer:
          'At the start I look at markers from last time: was it in the foreground, was there a crash, an app or OS update, a debugger, a normal exit, a hang? If none applies, memory is the likely reason.',
      },
      {
        question: 'How does a filter with a blur of 50 pixels work in tiles?',
        about: [2],
        answer:
          'Each tile is read with a margin of at least the radius, processed, and only its inner part written. So edges fit, and memory depends on the tile rather than the photo.',
      },
    ],
  },
  {
    id: 'mobile-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Security Engineer', 'Technical Lead'],
    skills: ['Mobile Security', 'Threat Modeling', 'Android'],
    tags: ['attestation', 'pinning', 'reverse engineering'],
    question:
      "A payment app is cloned, repackaged and run by fraudsters on rooted devices and emulators. Management asks for 'an app that can't be hacked'. What do you tell them, and which protections do you build?",
    keyPoints: [
      {
        cue: 'What you tell management',
        point:
          "States that code on the user's device can be examined and changed, so decisions must be made and checked on the server",
        weight: 3,
        essential: true,
        said: [
          'never trust the client, limits and prices and rights are on the back end',
          'whoever owns the phone can patch any check in the app',
          'we can only raise the effort, not make it impossible',
        ],
      },
      {
        cue: 'Where you start',
        point: 'Starts with a threat model: who attacks, what they gain, which attack scales',
        weight: 3,
        essential: true,
        said: [
          'account takeover and automated fraud at scale matter more than one curious person',
          'cost for the attacker against the gain is the measure',
        ],
      },
      {
        cue: 'Recognizing clones and emulators',
        point: 'Uses platform attestation, verified by the server and bound to the request',
        weight: 3,
        said: [
          'Play Integrity and App Attest, with a nonce, checked on the back end, not in the app',
          "the server sees whether it's our genuine app on a genuine device",
        ],
      },
      {
        cue: 'How a payment is confirmed',
        point: 'Binds sessions or payments to keys in hardware, with biometric confirmation',
        weight: 2,
        said: [
          'the private key stays in the Secure Enclave or StrongBox, and signs each transfer',
          'a stolen token alone is useless on another device',
        ],
      },
      {
        cue: 'The connection to the server',
        point:
          'Weighs certificate pinning: it hinders interception, but can be removed by the attacker and can lock out users at key change',
        weight: 2,
        said: [
          'pin with backup keys and a way to switch it off, otherwise a new certificate bricks the app',
          'on a rooted phone they hook it away with Frida anyway',
        ],
      },
      {
        cue: 'What you do with rooted devices',
        point:
          'Uses obfuscation, tamper and root signals as hints for risk scoring, instead of hard blocking',
        weight: 2,
        said: [
          'a rooted phone raises the risk score, and limits go down',
          'honest users with custom ROMs exist, and real attackers hide root',
        ],
      },
      {
        cue: 'After the release',
        point: 'Watches and reacts: anomaly detection, quick revocation, forced update, tests by specialists',
        weight: 1,
        said: [
          'velocity rules, device reputation and a kill for compromised versions',
          'regular pen tests against the released app',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With obfuscation and root detection the app is secure',
        said: ['we obfuscate the code and block rooted phones, so no one gets in'],
        correction:
          'Both are bypassed with ready-made tools. They cost attackers time; security comes from checks on the server and keys in hardware.',
      },
      {
        belief: 'An API key hidden in the app proves that the request comes from our app',
        said: ['we put a secret into native code'],
        correction:
          "What's in the app is in everyone's hands and can be extracted. Attestation and per-device keys serve this purpose.",
      },
    ],
    sampleAnswer:
      "I'd say honestly that such an app doesn't exist. Whoever owns the device can read and change our code; we decide how costly fraud gets and how little it yields. So first a threat model: not the hobbyist worries us, but automated account takeover with a thousand emulators. The most important rule: every decision about money, limits and rights is made on the server. Second, attestation: for sensitive calls the app gets a nonce from the server and a verdict by Play Integrity or App Attest, which the server verifies, so clones and simple emulators stand out. Third, at enrollment each device creates a key in secure hardware, and transfers are signed after biometric confirmation, so a stolen token alone is worthless. Pinning I'd use with backup pins and a plan for rotation, knowing that on a rooted phone it gets hooked away, and that a mistake locks out everybody. Obfuscation and root detection I use as signals for a risk score, because honest people have rooted phones and real attackers hide it: limits shrink, a second factor comes. Then monitoring, quick revocation of devices, a minimum version, and regular tests by people who attack for a living. I'd measure fraud per active user, not number of protections.",
    criteria: ['Honest about limits toward management', 'Puts measures in order by effect on fraud'],
    followUps: [
      {
        question:
          'Your pinned certificate must be replaced tomorrow because of a leaked key. What happens to the installed apps?',
        about: [4],
        answer:
          "Without a prepared backup pin they lose the connection until updated. That's why I pin keys, include a backup key stored offline, and set an expiry of the pins or a signed remote configuration for emergencies.",
      },
      {
        question: 'Attestation services fail at times. What does your server do then?',
        about: [2],
        answer:
          "It doesn't block everybody. A missing verdict counts as higher risk: small payments go on, large ones need another factor or wait. I watch the rate of missing verdicts, since attackers may provoke them.",
      },
    ],
  },
  {
    id: 'mobile-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Technical Lead', 'Engineering Manager'],
    skills: ['Mobile Development', 'Software Architecture', 'Android Studio'],
    tags: ['modularization', 'build time', 'scaling teams'],
    question:
      'Sixty developers work on one app. A clean build takes 22 minutes, an incremental one 6, and merge conflicts in the central files are routine. How do you get out of this?',
    keyPoints: [
      {
        cue: 'Your first step',
        point: "Measures first: build scans, what's rebuilt for a typical change, where developers wait",
        weight: 3,
        essential: true,
        said: [
          "look at the build profile: which tasks are on the critical path, why isn't the cache hit",
          'the incremental build of a small change counts more than the clean one',
        ],
      },
      {
        cue: 'How the app is cut up',
        point: "Splits by feature, with thin API modules, so that changes don't recompile the others",
        weight: 3,
        essential: true,
        said: [
          "features depend on interfaces only, never on each other's implementation",
          'api and impl modules, so an internal change stays internal',
          'by feature and not by layer',
        ],
      },
      {
        cue: 'Working on one screen only',
        point: 'Lets teams work in small sample apps or previews of their feature alone',
        weight: 2,
        said: [
          'a demo app per feature builds in thirty seconds',
          "you don't need the entire app to work on the checkout",
        ],
      },
      {
        cue: 'Builds that others have done',
        point: "Uses a shared remote build cache and makes builds reproducible, so that it's hit",
        weight: 2,
        said: [
          "what CI has built, my machine doesn't build again",
          'no timestamps or absolute paths in inputs, else the cache is worthless',
        ],
      },
      {
        cue: 'The routine merge conflicts',
        point:
          'Dissolves central files: registration by features instead of one big navigation, injection or string file',
        weight: 2,
        said: [
          'each feature contributes its routes itself, so nobody edits the giant router',
          'conflicts come from god files that everyone touches',
        ],
      },
      {
        cue: 'Making it last',
        point: 'Enforces rules automatically: dependency checks, ownership, budgets for build time',
        weight: 2,
        said: [
          'CI refuses a dependency from feature to feature',
          'code owners for each module and a graph for build time by week',
        ],
      },
      {
        cue: 'What the cure costs',
        point: 'Knows the price of modules: configuration, indirection, and too many slow things down again',
        weight: 1,
        said: [
          'a thousand tiny modules cost configuration time and nerves',
          'start where changes and pain concentrate, not everywhere',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Faster computers solve it',
        said: ["buy everyone the newest machine and it's fine"],
        correction:
          'It gains perhaps a third, once. Work per change keeps growing with the code, and conflicts remain. Good in addition, not instead.',
      },
      {
        belief: 'Modules by layer, such as `ui`, `domain`, `data`, make builds fast',
        said: ['we divide into a ui, a domain and a data module'],
        correction:
          'A feature then touches all of them, each change recompiles nearly everything and all teams meet in the same modules.',
      },
    ],
    sampleAnswer:
      "I'd begin with measurements from developers' machines, not only from CI: a typical change, what's rebuilt for it and why. Often a single central module invalidates everything, or annotation processing runs for the whole app, or the cache is never hit because a timestamp is among the inputs. The quick wins come from there: fix cache misses, set up a remote cache that CI fills, remove needless processors. Then structure. I split by feature, each with a thin API module and an implementation; others depend only on the API, so an internal change recompiles one module and the app's assembly. By layer it wouldn't help, since each feature cuts through all. The god files go: features register their routes, injections and strings themselves. For daily work every feature has a small demo app that builds in half a minute. Rules are enforced by CI: no dependency from feature to feature, owners for each module, a chart of build times with a budget. I don't cut everything at once; I take the three areas with the most changes, and show the saved minutes times sixty people, which convinces management. Too many modules cost configuration time too, so I watch that as well.",
    criteria: [
      "Begins with the developers' wait, and returns to it as a measure",
      'Sees technology and team structure together',
    ],
    followUps: [
      {
        question:
          'Two features need each other: the profile opens orders, and orders open the profile. How do you avoid the cycle?',
        about: [1],
        answer:
          "Both have API modules with a navigation contract. Each implementation depends only on the other's API, and the app module connects them. Or they navigate through a route that a common router resolves.",
      },
      {
        question: 'The remote cache has a hit rate of 20 percent. What do you look for?',
        about: [3],
        answer:
          'Inputs that differ between machines: absolute paths, timestamps, version codes or git hashes in generated code, different JDKs, tasks without declared outputs. I compare the inputs of the same task of two builds in scans.',
      },
    ],
  },
  {
    id: 'mobile-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Technical Lead'],
    skills: ['In-App Purchases', 'Mobile Development', 'Payments'],
    tags: ['subscriptions', 'receipts', 'entitlements'],
    question:
      "Subscribers pay through both stores and on the web. Support hears daily: 'I paid but have no access' and 'I canceled and still have it'. How should entitlements work, and where do the errors come from?",
    keyPoints: [
      {
        cue: 'Who decides about access',
        point: 'Makes the server the only source for entitlements, fed by verified store data',
        weight: 3,
        essential: true,
        said: [
          'the app asks our back end, not the store, whether the user has premium',
          "verify the transaction on the server with the store's API, never trust the client's word",
        ],
      },
      {
        cue: 'What happens without the app',
        point:
          'Processes server notifications of the stores for renewals, refunds, billing problems and cancellations, idempotently',
        weight: 3,
        essential: true,
        said: [
          'the renewal happens without the app, so only the webhook tells us',
          'events come twice or out of order, so query the current state and save it by transaction id',
        ],
      },
      {
        cue: 'From payment to access',
        point:
          'Acknowledges or finishes a transaction only after the server has granted access, and retries unfinished ones',
        weight: 3,
        said: [
          'on Android an unacknowledged purchase is refunded after three days',
          "don't finish the StoreKit transaction until the back end has confirmed it, then it comes again at launch",
        ],
      },
      {
        cue: "After 'I canceled'",
        point:
          "Models states beyond active and inactive: trial, grace period, on hold, canceled until the period's end, refunded, family sharing",
        weight: 2,
        said: [
          "canceled means it isn't renewed, they've paid until the 30th",
          "a card failed but there's a grace time with access",
        ],
      },
      {
        cue: 'Which person a purchase belongs to',
        point: 'Ties purchases to our account and handles restoring, another account and several sources',
        weight: 2,
        said: [
          'pass an account token with the purchase, so we know to whom it belongs',
          "someone buys with one login and then uses another, that's the classic",
        ],
      },
      {
        cue: 'How you find differences',
        point: 'Reconciles regularly and gives support a view of the history',
        weight: 2,
        said: [
          "nightly check of our table against the stores' state, since webhooks get lost",
          'support must see event by event what happened',
        ],
      },
      {
        cue: 'Access without a connection',
        point: 'Caches the entitlement on the device for offline use, with a limit',
        weight: 1,
        said: [
          'in an airplane premium must work for a few days without the server',
          'a signed entitlement with expiry',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A successful purchase in the client is sufficient to unlock',
        said: ['when the purchase callback says success, I set premium to true'],
        correction:
          'It can be faked, is lost on reinstall or on another device, and knows nothing about refund or expiry. The server must verify and remember.',
      },
      {
        belief: 'Canceling ends access at once',
        said: ['when they cancel, I remove the access'],
        correction:
          'Canceling usually means no renewal. Access lasts until the paid period ends; only a refund or revocation ends it earlier.',
      },
    ],
    sampleAnswer:
      "I'd have one service for entitlements on the server, and every client asks it. It's fed from three sources, both stores and our web payment, each verified through the provider's API. The app sends the transaction after buying, the server checks it, stores it under its id, and only then does the app finish or acknowledge it. If anything breaks in between, the transaction comes up again at the next start; that alone explains many 'I paid' cases, and on Android unacknowledged purchases are refunded after three days. Renewals, refunds and failed cards happen without the app, so we process the stores' server notifications, idempotently, and on each event fetch the current state instead of trusting the order. 'Canceled and still have it' is often right: paid until the end of the period. So states are explicit: trial, active, grace, on hold, canceled until, refunded, and the app and support show them in plain words. The purchase carries our account's token; otherwise someone buys in one login and looks for it in another, so 'restore' explains what it found. Each night a job reconciles with the stores, because webhooks get lost. Offline the device keeps a signed entitlement for some days. Success is fewer tickets and the number of differences per night.",
    criteria: [
      'Explains both complaints by concrete mechanisms',
      'Thinks about money, trust and support, not only about APIs',
    ],
    followUps: [
      {
        question:
          'A refund event arrives before the purchase event that it belongs to. What does your service do?',
        about: [1],
        answer:
          'It takes the event as a hint only, asks the store for the current state of that transaction, and stores it. The later purchase event leads to the same query and changes nothing.',
      },
      {
        question: "Someone taps 'Restore purchases' while logged in to a second account. What should happen?",
        about: [4],
        answer:
          "The server sees that the transaction belongs to the first account. It doesn't silently move it; it tells which login, masked, owns it, and offers to switch or to transfer after a check, with a limit against sharing.",
      },
    ],
  },
  {
    id: 'mobile-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Technical Lead', 'Backend Developer'],
    skills: ['APIs', 'API Versioning', 'Mobile Development'],
    tags: ['old versions', 'compatibility', 'forced update'],
    question:
      "Seven percent of your users are on app versions older than a year. The back-end team wants to replace the order API next month. How do you make it possible for an API to change at all when clients can't be updated at will?",
    keyPoints: [
      {
        cue: 'How the API may change',
        point:
          'Evolves additively and keeps old behavior until the versions in question have practically gone',
        weight: 3,
        essential: true,
        said: [
          "add fields and endpoints, don't rename or remove while old apps call them",
          'old clients live for years, so each released contract is a promise',
        ],
      },
      {
        cue: 'What the app must cope with',
        point: "Builds tolerant clients: unknown fields, enum values and types mustn't crash",
        weight: 3,
        essential: true,
        said: [
          "an unknown status is shown as 'in progress' with a default, instead of failing to decode",
          "ignore what you don't know, and don't fail the whole list for one item",
        ],
      },
      {
        cue: 'What you need to know first',
        point:
          'Knows usage by version: which calls come from which app version, and how much money is behind them',
        weight: 3,
        said: [
          "each request carries version and platform, so we see who'd be hit",
          'seven percent may be 20 percent of revenue in one country',
        ],
      },
      {
        cue: 'Moving people to newer versions',
        point:
          'Has an update mechanism in steps: hint, urging, forced below a minimum version, prepared in the first release',
        weight: 2,
        said: [
          'a config with recommended and minimum version is read at start',
          'forced update only for security or data damage, with a kind text and alternatives',
        ],
      },
      {
        cue: 'Those stuck on old phones',
        point: "Considers people who can't update because of old devices, and offers them something",
        weight: 2,
        said: [
          "their phone doesn't get the new system version, so a store update isn't possible",
          'let them have the website or the last compatible version in read mode',
        ],
      },
      {
        cue: 'Freedom for the back-end team',
        point:
          'Shields clients with an adapter or backend for the front end, which maps old contracts to new services',
        weight: 2,
        said: [
          'a facade translates the old calls, so the team can rebuild behind it',
          'they can replace the order system without the apps noticing',
        ],
      },
      {
        cue: 'How you test all this',
        point: 'Tests old released versions against the new back end automatically',
        weight: 1,
        said: [
          'contract tests with recorded requests of each supported version',
          "run last year's build against staging every night",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With `/v2` in the path the problem is solved',
        said: ['we make a v2 and turn off v1 next month'],
        correction:
          'The number alone changes nothing: whoever is on v1 stays there until the app is updated. Both must run, or one must translate.',
      },
      {
        belief: 'Everyone updates automatically within a few weeks',
        said: ['auto-update is on for everybody'],
        correction:
          'A tail remains for years: updates off, full storage, old systems, unused phones. Look at your own numbers.',
      },
    ],
    sampleAnswer:
      "A released app is a contract that we can't recall, so I'd turn the question around: how do we change the back end without the old apps noticing? First numbers: every request carries the version, so we see which calls and how much revenue belong to those seven percent, and how many of them can't update at all because their device is too old. For next month I'd put a facade in front of the new order system, which serves the old contract and maps it; the back-end team gets its freedom, and new apps use the new API. In general, changes are additive: new fields and endpoints, nothing renamed or removed while it's called. The clients have to be tolerant: unknown fields ignored, unknown enum values mapped to a neutral case, one broken item doesn't destroy the list. From the first release on there's an update mechanism: recommended version with a hint, and minimum version that really blocks, reserved for security or damage to data, with the website as an alternative. And recorded requests of each supported version run against the new back end in CI. Then we define when support ends, say below half a percent or after two years, announce it in the app, and only then delete the facade.",
    criteria: [
      'Bases the support period on data',
      'Finds a way for the back-end team instead of merely refusing',
    ],
    followUps: [
      {
        question: 'How do you decode an enum that may get new values later?',
        about: [1],
        answer:
          'With an explicit unknown case that carries the raw value. The interface shows a neutral text and offers no actions that depend on it, and we log it to see how many old clients meet it.',
      },
      {
        question: 'When is a forced update justified?',
        about: [3],
        answer:
          'When continuing harms people: a security hole, wrong payments, corrupted data, or a legal stop. Not for convenience of the team. Before it I check that an update exists for their systems and stores.',
      },
    ],
  },
  {
    id: 'mobile-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Security Engineer'],
    skills: ['Swift', 'Concurrency', 'OAuth'],
    tags: ['token refresh', 'single flight', 'race'],
    question:
      'Users are logged out at random, mostly right after opening the app. At start it sends eight requests in parallel; each handles a 401 as shown. What goes wrong, and how do you build it correctly?',
    code: {
      language: 'swift',
      lines: [
        'func send(_ request: URLRequest) async throws -> Data {',
        '    let (data, response) = try await session.data(for: sign(request))',
        '    if (response as? HTTPURLResponse)?.statusCode == 401 {',
        '        do { tokens = try await refresh(tokens.refreshToken) }',
        '        catch { logout(); throw error }',
        '        return try await send(request)',
        '    }',
        '    return data',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'What the eight requests do',
        point:
          'Sees that all eight requests refresh at once, and with rotating refresh tokens all but one are refused',
        weight: 3,
        essential: true,
        said: [
          'the first one uses up the refresh token, the other seven come with the old one and get an error',
          'reuse of a rotated token even makes the server revoke the whole session',
          'thundering herd on the refresh endpoint',
        ],
      },
      {
        cue: 'How it is built correctly',
        point: 'Lets only one refresh run at a time and has the others wait for its result',
        weight: 3,
        essential: true,
        said: [
          'keep the running Task in an actor and await it',
          'single flight: if a refresh is in progress, join it',
          'a mutex around the refresh plus a check whether the token is already new',
        ],
      },
      {
        cue: 'The requests that had to wait',
        point: 'Checks after waiting whether the token has already changed, before refreshing again',
        weight: 3,
        said: [
          "compare the token of the failed request with the current one, if it's different just repeat",
          'a late 401 of the old token must not start a new refresh',
        ],
      },
      {
        cue: 'When to call `logout`',
        point: 'Logs out only when the server definitely refuses, not on timeouts or 500',
        weight: 2,
        said: [
          "network error while refreshing isn't a reason to throw away the session",
          'invalid_grant means out, everything else means try later',
        ],
      },
      {
        cue: 'What the last lines could do',
        point: 'Limits the repetition to once, to avoid endless loops',
        weight: 2,
        said: ["if it's 401 again after the refresh, give up", 'the recursion has no end here'],
      },
      {
        cue: 'Where the tokens are kept',
        point:
          'Saves the new token pair atomically and considers extensions or other processes that share it',
        weight: 2,
        said: [
          'a widget or notification extension refreshes too, so it needs a lock across processes',
          'write both tokens in one step before using them, in case the app is killed',
        ],
      },
      {
        cue: 'How you prove the fix',
        point: 'Proves it by a test with parallel requests and a server that rotates',
        weight: 1,
        said: [
          'eight concurrent calls, expect exactly one refresh',
          'mock that refuses the second use of the same token',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An actor alone makes it correct',
        said: ["I put the function into an actor and then it's serialized"],
        correction:
          'Actors are reentrant: during `await` another call enters and sees the old token. The running refresh must be kept and shared.',
      },
      {
        belief: 'A longer lifetime of the access token fixes it',
        said: ["set expiry to a day and the problem's gone"],
        correction: 'It gets rarer and theft more dangerous. At each expiry the same race happens again.',
      },
    ],
    sampleAnswer:
      "At start the access token has often expired, so all eight requests get a 401 and each calls `refresh` with the same refresh token. If the server rotates, the first succeeds and the token is used up; the other seven fail, and with reuse detection the server may even revoke the whole session. Then the catch logs the user out, and it would do so on a mere timeout too. The right way is one refresh at a time. I make an actor for the session that keeps the running refresh as a `Task`; whoever comes in meanwhile awaits this task. Just having an actor isn't enough, since it's reentrant at each `await`. Before refreshing I compare: was the failed request signed with the current token? If the token has changed since, I simply repeat. After a refresh a request is repeated once, and a second 401 is an error; the present recursion could go on forever. I log out only on a definite refusal such as `invalid_grant`; with network errors or 500 the session stays. The new pair is stored in the Keychain before it's used, and as the notification extension also refreshes, I need a lock across processes or let only the app refresh. The test: eight parallel calls against a rotating mock, exactly one refresh, no logout.",
    criteria: ['Understands reentrancy and not only locks', 'Treats logging out as harm to be avoided'],
    followUps: [
      {
        question:
          'The phone goes through a tunnel during the refresh, and the answer gets lost, though the server has already rotated. What then?',
        about: [3],
        answer:
          'The client still has the old token, which counts as used. A good server accepts the previous one for a short grace period or answers the same request again by an id. Otherwise only a new login helps.',
      },
      {
        question: 'Sketch the single flight in words: what does the actor store, and when is it cleared?',
        about: [1],
        answer:
          'It stores an optional `Task` for the running refresh. A caller finds one and awaits its value, or creates one and stores it before the first await. When it ends, with success or failure, the property is set to nil.',
      },
    ],
  },
  {
    id: 'mobile-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Mobile Developer', 'Technical Lead'],
    skills: ['Android', 'App Performance', 'Concurrency'],
    tags: ['anr', 'hangs', 'field diagnosis'],
    question:
      "The ANR rate doubled to 0.9 percent, above the store's threshold for bad behavior, and no one in the team has ever seen one. The traces all show the main thread waiting somewhere different. How do you proceed?",
    keyPoints: [
      {
        cue: 'Sorting the traces',
        point: 'Clusters traces by what the main thread waits for: locks, binder calls, disk, or just no CPU',
        weight: 3,
        essential: true,
        said: [
          'not by the top frame alone, but by who holds the lock or which call blocks',
          'half wait for a monitor held by another thread, some are in SharedPreferences, others in a binder transaction',
        ],
      },
      {
        cue: 'How far you believe a trace',
        point: 'Knows that the trace is taken after the timeout and may show an innocent moment',
        weight: 3,
        said: [
          'the dump comes seconds later, when the slow thing may be over',
          'nativePollOnce at the top means that the main thread is idle by then, so look at what came before',
        ],
      },
      {
        cue: 'Evidence you gather yourself',
        point:
          'Collects own evidence: watchdog, slow main-thread messages, traces of long sections, with startup and system state',
        weight: 3,
        said: [
          'log messages on the looper that take over 700 ms with their callback',
          "in the field sample the main thread's stack every 100 ms while it's stuck",
          'Perfetto on a cheap device for the scenes that stand out',
        ],
      },
      {
        cue: 'Kinds of ANR',
        point:
          'Divides by type and trigger: input, broadcast, service start, content provider, in foreground or background',
        weight: 2,
        said: [
          "ANR in a broadcast receiver at night isn't the same as on tap",
          'foreground service not started within five seconds is its own kind',
        ],
      },
      {
        cue: 'The usual suspects',
        point:
          'Names typical causes: disk and preferences commits, initialization at start, lock contention, synchronous IPC, SDKs',
        weight: 2,
        said: [
          "apply of SharedPreferences blocks in onStop until it's written",
          'an ads SDK does work on main at launch',
          'deadlock between database lock and main thread',
        ],
      },
      {
        cue: 'Why it doubled',
        point: 'Compares with releases, flags and devices, to find what changed when it doubled',
        weight: 2,
        said: [
          'which SDK was updated in that version?',
          'bisect by the staged rollout or switch off a flag for half of the users',
        ],
      },
      {
        cue: 'Keeping the rate down',
        point: 'Prevents relapse with strict mode, startup budgets and main-thread rules in CI',
        weight: 1,
        said: [
          'StrictMode in debug kills on disk access on main',
          'alarm at ANR by version at 5 percent of the rollout',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The top frame of the trace is the culprit',
        said: ["it always says nativePollOnce, so it's a bug in Android"],
        correction:
          'The dump shows the state when it was taken. If the main thread idles there, the blockage is already over, or it lay elsewhere.',
      },
      {
        belief: 'ANRs only come from network access on the main thread',
        said: ["we don't do networking on main, so it can't be our fault"],
        correction:
          'That even throws an exception by default. Locks, disk, binder calls, slow starts and CPU starvation are the usual reasons.',
      },
    ],
    sampleAnswer:
      "First I sort instead of reading single traces. By kind: input, broadcast, service start; foreground or background; at start or later; by device class and version. Then by what the main thread is really waiting for: a monitor, and then who holds it; a binder call; disk; or runnable without getting CPU. I keep in mind that the dump is taken after the timeout; `nativePollOnce` at the top often means that the blockage is over or elsewhere. Therefore I collect our own evidence in the field: a watchdog which samples the main thread's stack when it's stuck for over a second, and the slowest looper messages with their origin. Since the rate doubled, I compare the releases: what came in, which SDK was updated, which flags; switching one off for half the users is the fastest experiment. On a cheap phone with a Perfetto trace I replay the scenes that stand out. From experience I expect preferences being flushed in `onStop`, initialization of SDKs at launch, a database lock held by a background transaction while main asks for it, synchronous IPC. I fix the largest cluster first, release in stages, look at the rate by version, and then take the next. Then StrictMode, a budget for main-thread work at launch, and an alarm in the rollout.",
    criteria: [
      'Treats single traces with suspicion and clusters with interest',
      'Uses experiments in the field',
    ],
    followUps: [
      {
        question: 'Why can `apply()`, which is meant to be asynchronous, block the main thread?',
        about: [4],
        answer:
          'When an activity stops or a service handles a start, the system waits for pending writes to finish, on the main thread. Large preference files on slow storage then cause ANRs. DataStore or a database avoids that.',
      },
      {
        question:
          'The main thread waits for a lock that a background thread holds, which itself is in a database transaction. What do you change?',
        about: [0],
        answer:
          "The main thread shouldn't need that lock: read from an in-memory state or asynchronously. The transaction gets smaller, without network or file work inside, and I check whether write-ahead logging lets reads go on.",
      },
    ],
  },
]
