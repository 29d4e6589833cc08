import type { OpenQuestion } from '../open-question.ts'

export const mobileIntermediate: readonly OpenQuestion[] = [
  {
    id: 'mobile-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Android', 'Mobile Development', 'Debugging'],
    tags: ['process death', 'navigation', 'state restoration'],
    question:
      'Users report a crash when they come back to your app after an hour in other apps. It happens in the middle of a booking flow, where a singleton holds the chosen trip. What happens, and how do you fix it properly?',
    keyPoints: [
      {
        cue: 'What happened during that hour',
        point:
          'Explains that the system killed the background process and later restored the last screen with empty memory',
        weight: 3,
        essential: true,
        said: [
          'process death: the screen comes back but all singletons and statics are new',
          'the OS needed memory, and on return it recreates just the top of the stack',
          "the task is restored, the heap isn't",
        ],
      },
      {
        cue: 'How a step gets its data',
        point:
          'Makes each screen able to restore itself from an id in its arguments or saved state plus stored data',
        weight: 3,
        essential: true,
        said: [
          "pass the trip's id in navigation arguments and load it from the database or the server",
          'persist the booking draft, so any step can be rebuilt on its own',
        ],
      },
      {
        cue: 'What is kept where',
        point: 'Keeps ids and small inputs in saved state, and the draft itself on disk',
        weight: 2,
        said: [
          'SavedStateHandle for the step and the selected id, Room for the draft',
          'the bundle is for small stuff, a megabyte crashes with TransactionTooLarge',
        ],
      },
      {
        cue: 'How you make it happen',
        point:
          'Reproduces it deliberately, by killing the process in the background or with developer options',
        weight: 3,
        said: [
          'home button, then adb shell am kill with the package, and back through recents',
          "terminate it from the IDE while it's in the background, and return",
        ],
      },
      {
        cue: 'What an hour may have changed',
        point: "Handles the case that the data can't be restored or is outdated, such as an expired offer",
        weight: 2,
        said: [
          'after an hour the price may be gone, so reload it and tell the person',
          'fall back to the start of the flow with an explanation instead of a crash',
        ],
      },
      {
        cue: 'What screens must not assume',
        point:
          'Removes the reliance on the order of screens, since deep links and restoration enter anywhere',
        weight: 1,
        said: [
          "a screen mustn't assume that the former one has run",
          'the same fix makes links into the flow work',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Swiping the app away from recents is the same test',
        said: ['I close the app from the task list and open it again, works'],
        correction:
          'Swiping away removes the task, so it starts afresh. Restoration happens only when the process was killed while the task remains.',
      },
      {
        belief: 'It only happens on cheap phones, so it can be neglected',
        said: ['modern devices have enough memory for that'],
        correction:
          'Camera, games and battery managers make it happen on every device, typically while someone compares or fetches a code in another app.',
      },
    ],
    sampleAnswer:
      "While the app is in the background the system may kill the process to get memory. The task stays in recents, and when the user returns, Android creates a new process and restores the screen they were on, with its arguments and saved state, but memory is empty. So step three of the booking opens, asks the singleton for the trip and gets null. I reproduce it with Home, then `adb shell am kill` and back through recents; swiping it away isn't the same, since that removes the task. The proper fix is that no screen assumes that the earlier ones have run. Each gets the id of the draft through its navigation arguments or SavedStateHandle, and the draft itself is in the database, so any step can load it. Saved state stays small. Then there's the business side: after an hour the offer may have expired, so on restoring I check it, show the new price or go back to the start of the flow with an explanation, never with a crash. As a bonus, deep links into the flow work as well. iOS terminates suspended apps too, so the same thinking applies there.",
    criteria: ['Gives a way to reproduce it on demand', 'Solves the class of errors, not just the one null'],
    followUps: [
      {
        question: "Your tester says she can't reproduce it by closing the app. What do you explain?",
        about: [3],
        answer:
          'Closing from recents ends the task, so the app starts from its first screen. She must send it to the background, kill only the process with adb or the developer options, and return through recents.',
      },
      {
        question: 'Why not put the whole trip with all its details in saved state?',
        about: [2],
        answer:
          "It goes through a system transaction with a limit of about a megabyte shared by all, so large data crashes. It's also a stale copy. I save the id and load the rest.",
      },
    ],
  },
  {
    id: 'mobile-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Deep Linking', 'iOS', 'Android'],
    tags: ['app links', 'universal links', 'navigation'],
    question:
      'Links in our emails should open the matching order in the app. At present some open the browser, some the home screen, and logged-out people see an error. How do you design this so that it works from every starting point?',
    keyPoints: [
      {
        cue: 'The kind of link you use',
        point:
          'Uses verified https links, universal links and app links, with association files on the domain',
        weight: 3,
        essential: true,
        said: [
          'apple-app-site-association and assetlinks.json have to be on our server, with the right signing key',
          'real web addresses that the system trusts us for, not a custom scheme',
        ],
      },
      {
        cue: 'A tap by someone logged out',
        point: 'Keeps the target through login and continues there afterward',
        weight: 3,
        essential: true,
        said: [
          'remember the link, show login, then go on to the order',
          'the destination is stored as pending till the session is there',
        ],
      },
      {
        cue: 'One way in, or several',
        point: 'Handles cold start, background and running app through one router',
        weight: 3,
        said: [
          'whether it starts fresh or is already open, the same function parses the URL and navigates',
          "don't handle it in three places in different ways",
        ],
      },
      {
        cue: 'Where Back leads',
        point: 'Builds a sensible back stack, so that Back leads to the list and not out of the app',
        weight: 2,
        said: [
          'from the order, back should go to my orders',
          'synthesize the parents, otherwise the user is in a dead end',
        ],
      },
      {
        cue: 'When the app cannot show it',
        point:
          "Falls back to the web page when the app isn't installed, and to a helpful screen for unknown links or other accounts",
        weight: 2,
        said: [
          "same URL shows the order in the browser if there's no app",
          'the order of another account or an old path gives a clear message',
        ],
      },
      {
        cue: 'How far you trust a link',
        point:
          'Treats links as untrusted input: validates parameters, checks rights on the server, triggers no action by link alone',
        weight: 2,
        said: [
          "anyone can craft a link, so opening mustn't cancel or pay something",
          'the server decides whether this user may see that order',
        ],
      },
      {
        cue: 'What happens in the mail tool',
        point: 'Considers that email tools wrap links for tracking, which breaks the association',
        weight: 1,
        said: [
          "the click-tracking domain isn't ours, so iOS opens Safari",
          'configure the redirect domain for the association too',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A custom scheme such as `shop://` is enough',
        said: ['we register our own scheme and put it in the mails'],
        correction:
          "Any app can claim it, mail clients often don't make it clickable, and without the app it leads nowhere. Verified https links solve all three.",
      },
      {
        belief: "The order's id in the link proves the right to see it",
        said: ['whoever has the link may see the order'],
        correction: 'Links get forwarded and guessed. The server must check the logged-in account.',
      },
    ],
    sampleAnswer:
      "I'd use ordinary https addresses of our site, verified as universal links on iOS and app links on Android. For that the association files have to be on the domain, with the right app ids and the fingerprint of the signing key that the store uses; that's a classic reason why some links open the browser. Another is the newsletter tool that wraps links in its tracking domain, so this domain must be configured too. In the app there's one router: it turns a URL into a destination, whether the app was closed, in the background or open. If the user isn't logged in, the destination is kept as pending, login is shown, and then we continue. The stack is built with its parents, so Back leads to the order list. Without the app, the same address shows the order on the web; unknown paths or an order of another account give a friendly message. Links are untrusted: I validate parameters, the server checks whether the account may see the order, and a link only ever opens, it never cancels or pays. I'd test each combination: not installed, cold, warm, logged out, wrong account.",
    criteria: ['Covers combinations systematically', 'Thinks of the whole chain from mail to screen'],
    followUps: [
      {
        question:
          'On Android the links open the browser only in the version from the store. What do you suspect?',
        about: [0],
        answer:
          'The fingerprint. The store signs with its own key, and `assetlinks.json` lists only that of our upload or debug key. I add the right SHA-256 and check the verification with adb.',
      },
      {
        question:
          'Someone taps the link while in the middle of a half-filled form in the app. What should happen?',
        about: [1, 3],
        answer:
          "The form's draft is saved, or the person gets asked before it's discarded. The order opens on top, with its own back stack, and returning leads to the form as it was.",
      },
    ],
  },
  {
    id: 'mobile-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Push Notifications', 'Firebase Cloud Messaging', 'Mobile Development'],
    tags: ['delivery', 'tokens', 'debugging'],
    question:
      "About a fifth of the users say that they don't get push notifications about their deliveries. The server's log says 'sent'. Walk me through how you find out where they get lost.",
    keyPoints: [
      {
        cue: 'How you narrow it down',
        point:
          'Goes through the chain: event, server, provider, device, system settings, app, with numbers for each step',
        weight: 3,
        essential: true,
        said: [
          "I'd follow one message from the back end over FCM or APNs to the phone",
          'funnel: created, accepted, delivered, displayed, opened',
          'sent only means that the provider has accepted it',
        ],
      },
      {
        cue: 'What your server knows of phones',
        point:
          'Checks tokens: outdated or never updated ones, wrong environment, errors of the provider that nobody evaluates',
        weight: 3,
        essential: true,
        said: [
          'tokens change after reinstall, so the app has to upload them again',
          'responses like unregistered must delete the token on our side',
          'sandbox token against the production APNs server',
        ],
      },
      {
        cue: "The person's own settings",
        point: "Checks the person's permission, notification channels, focus modes and quiet settings",
        weight: 3,
        said: [
          'maybe they said no, or switched off the channel, on Android 13 and up you have to ask',
          'show in the app when notifications are disabled',
        ],
      },
      {
        cue: 'What phones do on their own',
        point: "Considers power saving and priority, such as Doze, force stop or makers' battery managers",
        weight: 2,
        said: [
          'normal priority messages wait in Doze until the phone wakes up',
          'some manufacturers kill apps in the background, and force-stopped apps get nothing',
        ],
      },
      {
        cue: 'The kind of message you send',
        point: "Knows that silent pushes are throttled and aren't a reliable trigger for displaying",
        weight: 2,
        said: [
          'content-available pushes are best effort on iOS, so a visible message should be in the payload',
          "data messages that the app must turn into a notification get lost when it can't run",
        ],
      },
      {
        cue: 'Messages nobody may miss',
        point: "Provides another way for what's important, as push is never guaranteed",
        weight: 2,
        said: [
          "the state is in the app when opened, and an SMS or email if it's critical",
          'an inbox in the app shows missed messages',
        ],
      },
      {
        cue: 'What the affected fifth share',
        point:
          'Compares the affected users for patterns in system, version, maker, or time of last token update',
        weight: 1,
        said: [
          'are they all on one manufacturer or one app version?',
          'group the fifth by OS and by how old the token is',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An accepted message has been delivered',
        said: ['APNs returned 200, so the phone got it'],
        correction:
          'The provider has taken it over. The device may be off, the token stale, the message collapsed or expired, or display switched off.',
      },
      {
        belief: 'Pushes can serve as the only source of truth',
        said: ['the app updates the order from the push content'],
        correction:
          "Messages may be lost, delayed or merged. They're a hint; the state comes from the server when the app opens.",
      },
    ],
    sampleAnswer:
      "'Sent' only means that the provider has accepted it, so I split the chain into steps and count: event created, tokens found, accepted, delivered, shown, opened. Then I look at what the affected fifth have in common: system, app version, maker, age of the token. The usual suspects: tokens that changed after a reinstall and weren't uploaded again, errors such as 'unregistered' that our server ignores, or our server uses the APNs sandbox for a production build. Next the device: did they allow notifications at all? On current Android as on iOS one has to ask; a channel can be off, or a focus mode on. Then power saving: with normal priority, messages wait in Doze, some makers' battery managers stop the app, and a force-stopped app gets none. Also what we send: if it's a silent data push which our code turns into a notification, it's throttled, so for deliveries I'd send a visible message with high priority. I'd report display receipts from the app, show a hint when notifications are off, and since push is never guaranteed, load the state at each start and use SMS for what's critical.",
    criteria: ['Works along the chain with data', 'Knows the limits of the channel and plans for them'],
    followUps: [
      {
        question: 'When does the app upload its token, and what does the server store?',
        about: [1],
        answer:
          "At each start and whenever the system reports a new one, after login too. The server stores token, user, platform, environment, app version and the time, and deletes on 'unregistered' or after long silence, and at logout.",
      },
      {
        question: 'Why should the visible text be in the payload rather than be produced by the app?',
        about: [4],
        answer:
          "Then the system can show it although the app isn't running. If my code has to run first, throttling, power saving or a force stop can prevent that. An extension may still enrich it.",
      },
    ],
  },
  {
    id: 'mobile-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['WorkManager', 'Mobile Development', 'iOS'],
    tags: ['background work', 'uploads', 'reliability'],
    question:
      'Inspectors take 60 photos in a building with bad reception and then put the phone in their pocket. By evening all must be on the server. How do you build the upload?',
    keyPoints: [
      {
        cue: 'Before anything is sent',
        point: 'Stores photos and the upload queue durably before anything is sent',
        weight: 3,
        essential: true,
        said: [
          'first write the file and a row with its state in the local database',
          "if the app is killed, the list of what's open is still there",
          'never keep the queue only in memory',
        ],
      },
      {
        cue: 'Who does the sending',
        point:
          "Hands the transfer to the system's background facilities: WorkManager on Android, background URLSession on iOS",
        weight: 3,
        essential: true,
        said: [
          'the OS continues although my app is suspended',
          'a coroutine or task of my own dies when the app goes to the background',
          'schedule it with a constraint on network',
        ],
      },
      {
        cue: 'When a transfer breaks off',
        point: 'Makes uploads idempotent and resumable, by an id from the client and by chunks',
        weight: 3,
        said: [
          "the server recognizes the same photo id, so a retry doesn't create a duplicate",
          'continue at the last chunk instead of starting a 10 MB file again',
        ],
      },
      {
        cue: 'When the server refuses',
        point: 'Retries with backoff, and distinguishes temporary errors from final ones',
        weight: 2,
        said: ['on 503 later again, on 400 stop and show it', 'no endless retries that drain the battery'],
      },
      {
        cue: 'What inspectors see',
        point: "Shows the person honestly what's uploaded, waiting or failed",
        weight: 2,
        said: [
          "42 of 60 done, and a warning before logging out if there's something left",
          'they should see it before they leave the site',
        ],
      },
      {
        cue: 'What it costs the phone',
        point:
          'Respects battery, data volume and WiFi preferences, and scales photos down as far as the purpose allows',
        weight: 2,
        said: [
          'maybe upload on mobile data only if they permit it',
          'reduce to a sensible resolution before sending',
        ],
      },
      {
        cue: 'Cleaning up on the phone',
        point: 'Deletes local copies only after the server has confirmed them',
        weight: 1,
        said: [
          'remove the file after the checksum matches on the server',
          'until I have the confirmation, the phone keeps the original',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A background task can run as long as it needs',
        said: ["I start a background thread and it'll finish"],
        correction:
          "Both systems suspend or stop apps in the background after a short time. Long transfers must be handed over to the system's services.",
      },
      {
        belief: 'The app can determine exactly when background work runs',
        said: ['I schedule it for every five minutes'],
        correction:
          'The system decides by battery, usage and network. Periodic work has minimum intervals, and on iOS the times are only wishes.',
      },
    ],
    sampleAnswer:
      "The photo is safe first: as soon as it's taken, the file goes into the app's storage and a row with a UUID and the state 'waiting' into the database. The queue is on disk, so killing the app or an empty battery loses nothing. I hand the transfer over to the system: on Android WorkManager with a network constraint, as a long-running foreground worker if it takes long; on iOS a background URLSession that uploads files while my app is suspended and wakes it at the end. I don't promise a time, because the system decides. Uploads are idempotent: the server knows the UUID, so a retry after a lost answer makes no duplicate, and with chunks a broken transfer continues where it stopped. Temporary errors get retried with growing pauses, final ones such as 413 are shown. I scale photos to what the report needs, and respect a WiFi-only setting. The screen says '42 of 60 uploaded', and warns at logout if something's left. The local file is deleted only after the server has confirmed the checksum. I'd test it in airplane mode, with kills in the middle, and on phones with aggressive battery managers.",
    criteria: ['Assumes that the app gets killed at any moment', 'Is honest to the user about the state'],
    followUps: [
      {
        question: 'How does the server know that a photo arrived completely and only once?',
        about: [2],
        answer:
          "The client sends a UUID, the size and a checksum. The server stores chunks under this id, checks the sum at the end, and answers a repetition with 'already there' instead of making a second one.",
      },
      {
        question:
          'The user force-quits the iOS app from the switcher. What becomes of the background uploads?',
        about: [1],
        answer:
          "iOS cancels background transfers when the user force-quits. As my queue is on disk, I create the missing ones again at the next start, and tell people in the app not to swipe it away until it's done.",
      },
    ],
  },
  {
    id: 'mobile-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Core Location', 'Android', 'App Performance'],
    tags: ['battery', 'location', 'background'],
    question:
      'Your courier app tracks the position during a shift. Drivers complain that the battery is empty at noon. How do you find the causes, and how do you reduce consumption without losing what dispatch needs?',
    keyPoints: [
      {
        cue: 'What you ask dispatch',
        point: 'Clarifies what accuracy and frequency the business really needs in each phase',
        weight: 3,
        said: [
          'does dispatch need every second, or is 30 seconds fine while driving and five minutes when parked?',
          'requirements first: accuracy near the customer is different from on the highway',
        ],
      },
      {
        cue: 'How you tune the position tracking',
        point: 'Adapts accuracy and interval to movement and situation instead of constant best accuracy',
        weight: 3,
        essential: true,
        said: [
          'GPS at high accuracy only near the stop, otherwise balanced or coarse',
          'use activity recognition and distance filters, pause when standing still',
          'geofences for the approach',
        ],
      },
      {
        cue: 'How you find the causes',
        point:
          "Measures with the system's tools and on real shifts: energy profiler, battery statistics, field metrics",
        weight: 3,
        essential: true,
        said: [
          'Instruments, Battery Historian or the vitals of the store show what keeps the phone awake',
          'compare two phones for one shift, old and new setting',
        ],
      },
      {
        cue: 'What you do with each position',
        point: 'Batches network transfers instead of sending each point by itself',
        weight: 3,
        said: [
          'collect 20 positions and send them together, since the radio stays on for seconds after each request',
          'the modem costs more than GPS if you send every second',
        ],
      },
      {
        cue: 'Other things that drain it',
        point:
          "Looks for other consumers: screen always on with a bright map, wake locks, polling, location that isn't stopped",
        weight: 2,
        said: [
          "maybe it's the display with navigation, not the location at all",
          'the listener still runs after the end of the shift',
        ],
      },
      {
        cue: 'What drivers see of the tracking',
        point: 'Uses the intended background mode, visible to the user, and stops with the shift',
        weight: 2,
        said: [
          'a foreground service with notification on Android, the background location mode on iOS',
          "drivers see that it's on, and at the end of the shift it's off, for privacy as well",
        ],
      },
      {
        cue: 'When there is no reception',
        point: 'Buffers points offline and marks gaps instead of hammering the network',
        weight: 1,
        said: [
          'in a tunnel store them locally and send them later',
          "with no reception it shouldn't retry constantly, searching for signal costs a lot",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'GPS alone empties the battery',
        said: ["just turn down GPS accuracy and it's solved"],
        correction:
          'Often the radio from constant small requests, the lit screen or a wake lock costs more. Measure before deciding.',
      },
      {
        belief: "The system's battery saver is the user's problem",
        said: ['drivers should turn off battery optimization and take a power bank'],
        correction:
          'Exceptions hide the waste and not every company allows them. The app should take only what the task needs.',
      },
    ],
    sampleAnswer:
      "I'd start with the requirement: what does dispatch decide with the position? Probably 30 seconds while driving, exact only near the customer, and nothing during a break. Then I measure on a real shift, with two phones side by side and Battery Historian or Instruments, to see what holds the phone awake: GPS, radio, CPU or screen. Often it's not the GPS but the request that we send each second, since the modem stays on for seconds after every transfer. So I collect points and send them in batches of a minute or two, and buffer them on disk when there's no reception. The location itself I adapt: balanced accuracy and a distance filter while driving, high accuracy inside a geofence around the stop, and paused when activity recognition says that the car is standing still. It runs as a foreground service with a notification, or with iOS's background location mode, and it definitely ends with the shift, for battery and for privacy. I'd also check the screen with its bright map and forgotten listeners. Finally I roll it out to one depot, and compare battery per hour and how far positions deviate from what dispatch needed.",
    criteria: ['Balances battery against a named business need', 'Measures on real days'],
    followUps: [
      {
        question: 'Why does one request of twenty points cost so much less than twenty requests?',
        about: [3],
        answer:
          'Waking the cellular radio and its tail time of several seconds dominate; the bytes hardly matter. Twenty small requests keep it in the high-power state all the time, one batch lets it sleep in between.',
      },
      {
        question: 'How do you notice that the vehicle is standing without using GPS for it?',
        about: [1],
        answer:
          'By the motion coprocessor: activity recognition or significant-change services report still, walking or driving at little cost. I stop precise updates then, and start again on movement or when leaving a small geofence.',
      },
    ],
  },
  {
    id: 'mobile-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Room', 'Core Data', 'SQLite'],
    tags: ['database migration', 'app updates', 'data loss'],
    question:
      'After your last update thousands of users crash at launch with a database migration error. It had worked in all your tests. What do you do now, and how do you prevent it next time?',
    keyPoints: [
      {
        cue: 'What you do right now',
        point: 'Stops the damage first: halts the rollout and does not delete user data in a hurry',
        weight: 3,
        essential: true,
        said: [
          'pause the staged release immediately so nobody else updates',
          "no destructive fallback as long as there's unsynced data in there",
        ],
      },
      {
        cue: 'Where the tests had a gap',
        point:
          'Suspects what the tests never covered: updates from much older versions, or data that only real phones hold',
        weight: 3,
        essential: true,
        said: [
          'someone jumps from version 7 to 12, and we had only tested 11 to 12',
          'the real schema on old phones differs from what we think',
        ],
      },
      {
        cue: 'Preventing it next time',
        point: 'Tests migrations automatically from every shipped schema with realistic data',
        weight: 3,
        essential: true,
        said: [
          'export the schema of each version and run a migration test for all pairs to the newest',
          'keep old database files with real-life content as fixtures',
        ],
      },
      {
        cue: 'What the fix must cope with',
        point: 'Ships a fix that repairs half-migrated states as well',
        weight: 2,
        said: [
          'some databases are now in between, so the new version must cope with both',
          "migration in a transaction so that it's all or nothing, and check what already exists",
        ],
      },
      {
        cue: 'Large databases on slow phones',
        point: 'Considers amounts and time: a long migration on the main thread may be killed at launch',
        weight: 2,
        said: [
          'a million rows on a slow phone take a minute and the watchdog kills it',
          'do heavy conversions in the background afterward',
        ],
      },
      {
        cue: 'If a migration fails again',
        point:
          'Keeps a way out, such as a backup copy before migrating or rebuilding from the server for synced data',
        weight: 2,
        said: [
          'copy the file first, and restore it if it fails',
          "what's on the server may be downloaded again, but not the drafts",
        ],
      },
      {
        cue: 'What the reports should tell',
        point: 'Reports schema version and error in the crash reports to see which paths fail',
        weight: 1,
        said: ['log from which version to which it was going', "then we know it's only those with version 8"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Falling back to a destructive migration is a fine solution',
        said: ["fallbackToDestructiveMigration, then it doesn't crash"],
        correction: 'It silently deletes everything not yet on the server. Acceptable only for a pure cache.',
      },
      {
        belief: 'Rolling back in the store brings the old version back to the users',
        said: ['we just put the previous version up again'],
        correction:
          "Stores don't downgrade installed apps, and the old code couldn't read the new schema. Only a newer version helps.",
      },
    ],
    sampleAnswer:
      "First stop the bleeding: halt the staged rollout, so that no one else gets it. A rollback isn't possible, the stores don't downgrade, and old code couldn't read the new schema anyway. And no destructive fallback, because there may be drafts that were never synced. Then I look at the reports: schema from, schema to, error. I'd expect that people who skipped versions fail, say from 7 directly to 12, and we tested only 11 to 12; or that data exist that our test data don't have, such as nulls in a column that's now required. I fetch that schema from the archive, reproduce it, and write a fix which also copes with databases in a half-migrated state. It goes out in small steps, and I watch crashes at launch by schema version. For the future: the schema of each release is exported and checked in, and a test migrates from every one of them with realistic, ugly data to the newest. Migrations run in a transaction, heavy conversions afterward in the background, as a long one at launch gets killed. Before risky ones, I copy the file, so the app can go back and ask for help instead of losing data.",
    criteria: ["Puts users' data before the crash rate", 'Prevents the class of errors by tests'],
    followUps: [
      {
        question: 'How do you recognize a half-migrated database?',
        about: [3],
        answer:
          'The version number is old, but a new table or column exists already. The fix checks the actual schema before each step, or the new migration is written so that it can be repeated safely.',
      },
      {
        question: 'A column has to be recomputed for a million rows. How do you do that in an update?',
        about: [4],
        answer:
          'The migration only adds the nullable column, which is fast. Afterward a background job fills it in batches, resumable, and until then the code computes the value when reading.',
      },
    ],
  },
  {
    id: 'mobile-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Kotlin Coroutines', 'Android', 'Concurrency'],
    tags: ['flow', 'lifecycle', 'cancellation'],
    question:
      "The battery report shows that the app keeps receiving sensor data in the background. This is in the fragment. What's wrong, what else could it cause, and how do you write it?",
    code: {
      language: 'kotlin',
      lines: [
        'override fun onViewCreated(view: View, savedInstanceState: Bundle?) {',
        '    super.onViewCreated(view, savedInstanceState)',
        '    lifecycleScope.launch {',
        '        viewModel.readings.collect { binding.value.text = it.toString() }',
        '    }',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'Why the sensor stays on',
        point:
          'Explains that this collection runs on while the app is in the background, as the scope ends only on destruction',
        weight: 3,
        essential: true,
        said: [
          'lifecycleScope is only canceled in onDestroy, so in the background it keeps collecting',
          "stopping the screen doesn't cancel this coroutine",
        ],
      },
      {
        cue: 'How you write it',
        point:
          'Collects within `repeatOnLifecycle(STARTED)` so that it stops when invisible and begins again',
        weight: 3,
        essential: true,
        said: [
          'viewLifecycleOwner.repeatOnLifecycle with STARTED, or flowWithLifecycle',
          'cancel at onStop and collect again at onStart',
          'in Compose it would be collectAsStateWithLifecycle',
        ],
      },
      {
        cue: 'A second fault in the fragment',
        point:
          "Uses the view's lifecycle in a fragment, since the view may be destroyed and recreated while the fragment lives",
        weight: 3,
        said: [
          'it must be viewLifecycleOwner.lifecycleScope, otherwise I get a second collector after coming back',
          'the binding is null after onDestroyView and then it crashes',
        ],
      },
      {
        cue: 'Where the readings come from',
        point: 'Has the upstream stop without subscribers, for example with `stateIn` and `WhileSubscribed`',
        weight: 2,
        said: [
          'sharing with WhileSubscribed 5000 turns off the sensor when nobody is watching',
          'the source must unregister the listener in awaitClose',
        ],
      },
      {
        cue: 'A turn of the phone',
        point:
          'Explains the short delay of WhileSubscribed: it bridges a rotation without restarting the source',
        weight: 1,
        said: [
          "five seconds so that turning the phone doesn't stop and start it",
          'otherwise each configuration change restarts the sensor',
        ],
      },
      {
        cue: 'When such work is to end',
        point:
          "Mentions that cancellation is cooperative, and that `CancellationException` mustn't be swallowed",
        weight: 1,
        said: [
          'a catch of Exception around it keeps the coroutine from ending properly',
          'rethrow the cancellation, and blocking loops must check isActive',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A coroutine in `lifecycleScope` stops automatically when the app goes to the background',
        said: ["it's lifecycle-aware, so it pauses by itself"],
        correction:
          "It's canceled on destruction only. For stopping when invisible you need `repeatOnLifecycle` or the like.",
      },
      {
        belief: '`launchWhenStarted` is the right way',
        said: ["I'd use launchWhenStarted instead of launch"],
        correction:
          "It only suspends the collector, so the upstream remains active, and it's deprecated. `repeatOnLifecycle` cancels and restarts.",
      },
    ],
    sampleAnswer:
      "The coroutine is started in the fragment's `lifecycleScope`, which is canceled only when the fragment is destroyed. When the app goes to the background, the screen is stopped, not destroyed, so collecting goes on, the flow has a subscriber and the sensor stays on. There's a second fault: a fragment outlives its view. If it goes onto the back stack and comes back, `onViewCreated` runs again, and now there are two collectors, and the old one may touch a binding that's gone. So I write `viewLifecycleOwner.lifecycleScope.launch` and inside `viewLifecycleOwner.repeatOnLifecycle(Lifecycle.State.STARTED)`, and collect in there. It's canceled at stop and starts again at start. In the ViewModel I share the flow with `stateIn` and `WhileSubscribed(5_000)`, so that the sensor is unregistered when nobody watches, and the five seconds bridge a rotation. The source is a `callbackFlow` that unregisters in `awaitClose`. And I'd check that nobody catches `Exception` around it and swallows the cancellation. In Compose, `collectAsStateWithLifecycle` does all that. On iOS I'd think the same about `.task`, which is canceled when the view disappears.",
    criteria: ['Sees more than the first fault', 'Understands who keeps the source alive'],
    followUps: [
      {
        question:
          'What exactly happens when the user goes to the next fragment and back with the original code?',
        about: [2],
        answer:
          "The view is destroyed but the fragment isn't, so the first coroutine keeps running with the old binding. On return a second one starts. Each value is handled twice, or the old one crashes on the null binding.",
      },
      {
        question: 'Why is catching `Exception` in a coroutine risky?',
        about: [5],
        answer:
          "Cancellation is delivered as a `CancellationException`. If I swallow it, the coroutine goes on after its cancellation or reports an error that isn't one. I catch narrower types, or rethrow it.",
      },
    ],
  },
  {
    id: 'mobile-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Mobile Testing', 'Test Automation', 'CI/CD'],
    tags: ['test strategy', 'device farm', 'regression'],
    question:
      'Each release costs your team two days of manual regression on eight phones, and bugs slip through nevertheless. How do you change testing within a quarter?',
    keyPoints: [
      {
        cue: 'Where you start',
        point: 'Analyzes which bugs slipped through and where testing time goes before writing tests',
        weight: 3,
        essential: true,
        said: [
          'look at the escaped defects of the last half year: which layer could have caught them',
          'maybe most are in the checkout and in migrations, then I begin there',
        ],
      },
      {
        cue: 'Where most tests should live',
        point: 'Moves logic into units that are testable without a device, and puts most tests there',
        weight: 3,
        essential: true,
        said: [
          'view models and use cases run on the JVM or as plain XCTest in seconds',
          'pyramid: many fast ones at the bottom, few at the top',
        ],
      },
      {
        cue: 'What runs through the whole app',
        point: 'Covers a handful of critical flows end to end, stable, with a faked back end',
        weight: 2,
        said: [
          'login, search, buy and offline start as UI tests, not each button',
          'five flows that make money are automated first',
        ],
      },
      {
        cue: 'The eight phones',
        point:
          'Picks devices by real usage: old and cheap ones, system versions, screen sizes, run on a device farm',
        weight: 2,
        said: [
          'see from analytics what people have, instead of the phones in our drawer',
          'emulators for each change, real devices at night',
        ],
      },
      {
        cue: 'What only happens to phones',
        point:
          'Tests what is specific to mobile: interruption, permissions, rotation, poor network, upgrade from the old version',
        weight: 2,
        said: [
          'kill the process, deny the camera, airplane mode in the middle',
          'install the old version with data and update over it',
        ],
      },
      {
        cue: 'What people still do by hand',
        point: "Keeps a short, exploratory manual session for what's new, by risk",
        weight: 2,
        said: [
          'people test what machines are bad at, for two hours rather than two days',
          'a checklist by change, and not everything every time',
        ],
      },
      {
        cue: 'Bugs that slip through anyway',
        point: 'Catches the rest through beta, staged rollout and monitoring',
        weight: 2,
        said: [
          'one percent first and watch crashes before going on',
          'the release itself is a test, with the option to stop',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The goal is to automate all manual test cases as UI tests',
        said: ['we write each of the 300 cases in Appium'],
        correction:
          'That gives hours of slow, flaky runs. Most of these cases check logic that a fast test below the interface covers.',
      },
      {
        belief: 'The simulator tells everything about behavior on phones',
        said: ["on the emulator it's green, so it works"],
        correction:
          "Performance, camera, background limits, makers' changes and real networks show only on devices.",
      },
    ],
    sampleAnswer:
      "I'd first look at data: which bugs escaped in the last six months, and which manual steps ever found something. I've often seen that most time goes into cases that never fail, and that the escaped ones are upgrades, bad networks and odd devices. Then in order: logic moves out of screens into view models and use cases, where hundreds of tests run in seconds at each pull request. For the five flows that matter, such as login, search, purchase and starting offline, I write UI tests against a faked back end, so they're stable; they run on emulators for each merge and on real phones at night. The devices come from our analytics, with at least one old, cheap one. What's specific to mobile gets its own tests: killing the process, denied permissions, airplane mode in the middle, and updating from older versions with data. Manual testing stays, but as two hours of exploring what has changed. And the rest is caught by a beta group and a staged rollout with crash monitoring, beginning at one percent. After the quarter I compare: hours per release, escaped bugs, share of flaky runs.",
    criteria: [
      'Lets escaped bugs steer the effort',
      "Sets measurable goals and keeps humans where they're best",
    ],
    followUps: [
      {
        question: "How do you automate 'update over an old version with data'?",
        about: [4],
        answer:
          'I keep the last store builds, install one on an emulator, fill it through a script or a prepared database, then install the new build over it and run the launch and core flows, checking that the data are still there.',
      },
      {
        question: 'Most of your logic sits in view controllers and fragments. Where do you start?',
        about: [1],
        answer:
          'With the code that changes or breaks most. For each fix I pull the decision out into a plain class, test that, and leave the screen thin. So it improves where it pays, without a large refactoring.',
      },
    ],
  },
  {
    id: 'mobile-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Mobile Developer'],
    skills: ['Accessibility Testing', 'iOS', 'Android'],
    tags: ['talkback', 'voiceover', 'dynamic type'],
    question:
      "A blind tester can't rate a course in your app: the five custom-drawn stars are read as nothing, and at the largest text size the screen is cut off. How do you fix it, and how do you find more of this kind?",
    keyPoints: [
      {
        cue: 'What the stars must tell',
        point: 'Exposes the control to the screen reader with label, value and adjustable action',
        weight: 3,
        essential: true,
        said: [
          "one element 'Rating, 3 of 5 stars' that's changed by swiping up and down",
          'semantics with stateDescription, or the adjustable trait with increment and decrement',
          'custom views have no meaning for VoiceOver until I add it',
        ],
      },
      {
        cue: 'The cut-off screen',
        point: 'Lets layout follow the text size: scalable fonts, no fixed heights, scrolling, wrapping',
        weight: 3,
        essential: true,
        said: [
          'sp or Dynamic Type, and rows turn into columns at the largest size',
          'the container has to grow with the text, instead of being 44 points forever',
        ],
      },
      {
        cue: 'How you look for more yourself',
        point: 'Tests by using TalkBack and VoiceOver with the screen off, and with the largest text',
        weight: 2,
        said: [
          'I switch on VoiceOver, turn the display black and try to rate',
          'go through the main flow with the screen reader each release',
        ],
      },
      {
        cue: 'How a whole screen is read',
        point:
          "Groups elements and sets order and headings, so that people aren't led through every fragment",
        weight: 2,
        said: [
          'a card is read as one sentence, not in seven swipes',
          'the reading order must match the meaning',
        ],
      },
      {
        cue: 'Beyond blind users',
        point:
          "Checks contrast, touch targets of about 44 points or 48 dp, and that color isn't the only signal",
        weight: 2,
        said: ['tiny stars are hard to hit with a tremor', 'yellow against white is nearly invisible'],
      },
      {
        cue: 'Not drawing everything yourself',
        point: 'Uses standard controls and shared components where possible',
        weight: 1,
        said: [
          'if it were a slider or buttons, accessibility would come for free',
          'fix it in the component library, then all screens get it',
        ],
      },
      {
        cue: 'What machines can find',
        point: 'Adds automated checks, knowing that they find only part',
        weight: 1,
        said: [
          'Accessibility Scanner or the audit in XCTest in CI catch missing labels',
          'tools see missing labels, but not whether the flow makes sense',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Adding a label to each star solves it',
        said: ["I give every star a contentDescription 'star'"],
        correction:
          "Then one hears 'star, star, star' without value or meaning. It should be one control with a name, a value and a way to change it.",
      },
      {
        belief: 'Limiting the text size protects the layout',
        said: ['we cap the font scale so nothing breaks'],
        correction:
          'The people who set it need it. Layouts have to reflow; only in rare places, like a tab bar, is a limit with an alternative tolerable.',
      },
    ],
    sampleAnswer:
      "The stars are drawn by hand, so for the screen reader there's nothing. I make them one control with the label 'Rating', the value '3 of 5 stars', and an adjustable action: on iOS the adjustable trait with increment and decrement, in Compose semantics with a state description and progress or custom actions. Five elements all called 'star' wouldn't be better. The star area also gets at least 44 points or 48 dp in height and enough contrast. For the text, fonts scale with the system, fixed heights go, the screen scrolls, and rows become columns in the accessibility sizes; capping the size would hit precisely those who need it. If a standard control does the job, I'd rather use that, and I fix it in our shared component, so every screen benefits. To find more, I walk through the main flows with VoiceOver and TalkBack with the display off, and at the largest text, checking order, headings and grouping, since a card should be one swipe and not seven. Automated checks in CI find missing labels and small targets, but only a part. And I'd ask the tester to try it again, because she knows it better than I do.",
    criteria: [
      'Describes what the person hears and does',
      'Looks for the cause in components, not screen by screen',
    ],
    followUps: [
      {
        question: 'Why one adjustable element rather than five buttons?',
        about: [0],
        answer:
          "The rating is a single value: people hear it at once, swipe up or down to change it, and it takes one step in the order. Five buttons are possible, if each says '3 stars' and which one is selected.",
      },
      {
        question: 'A product card has image, name, price, seller and a heart. How should it be read?',
        about: [3],
        answer:
          "As one element: 'Name, price, by seller', opening on double tap, the picture ignored if decorative. 'Add to favorites' becomes a custom action or a separate button behind it, with its state.",
      },
    ],
  },
]
