import type { OpenQuestion } from '../open-question.ts'

export const mobileBeginner: readonly OpenQuestion[] = [
  {
    id: 'mobile-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Android', 'Kotlin', 'MVVM'],
    tags: ['lifecycle', 'rotation', 'state'],
    question:
      "Testers report: 'I typed half of the form, turned the phone, and everything was gone.' What happens on rotation in Android, and how do you keep the data?",
    keyPoints: [
      {
        cue: 'What Android does on rotation',
        point: 'Explains that rotation destroys and recreates the activity, so its fields start from scratch',
        weight: 3,
        essential: true,
        said: [
          "it's a configuration change, Android throws the Activity away and builds a new one",
          'onDestroy and then onCreate run again, so my variables are back at the beginning',
        ],
      },
      {
        cue: 'Where the data lives on screen',
        point: 'Keeps screen state in a ViewModel, which survives configuration changes',
        weight: 3,
        said: [
          'the view model stays alive when the phone is turned',
          'I hold what they typed there and the new activity reads it again',
        ],
      },
      {
        cue: 'If the app is killed meanwhile',
        point:
          "Uses saved instance state, such as `rememberSaveable` or SavedStateHandle, since a ViewModel doesn't survive the death of the process",
        weight: 2,
        said: [
          'if the system kills the app in the background, only the saved bundle comes back',
          'small things like the text or an id go in the saved state handle',
        ],
      },
      {
        cue: 'What does not fit there',
        point: 'Keeps only small data in saved state, and larger things in a database or file',
        weight: 2,
        said: [
          'the bundle is limited, so no pictures or long lists in there',
          'a long draft belongs in Room, only its id goes into the bundle',
        ],
      },
      {
        cue: 'Forbidding the rotation',
        point: 'Argues against locking the orientation as the remedy',
        weight: 1,
        said: [
          'forcing portrait only hides it, also dark mode, font size or split screen recreate the screen',
          'tablets and foldables need rotation',
        ],
      },
      {
        cue: 'How you try it out',
        point: "Tests by rotating and with the developer option that doesn't keep activities",
        weight: 1,
        said: [
          "turn the phone on every screen, and switch on 'Don't keep activities'",
          "I'd try it with the process killed in the background as well",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Locking the screen to portrait solves the problem',
        said: ['just set screenOrientation to portrait in the manifest'],
        correction:
          'Other changes, such as language, font size, window size or dark mode, recreate the activity too, and large screens may ignore the lock.',
      },
      {
        belief: 'A ViewModel survives everything',
        said: ['with a ViewModel the data are never lost'],
        correction:
          "It survives configuration changes. When the system kills the process in the background, it's gone, and only saved state or storage remains.",
      },
    ],
    sampleAnswer:
      "Turning the phone is a configuration change. Unless told otherwise, Android destroys the activity and creates a new one with resources for the new orientation, so everything kept in the activity's fields begins again. I keep the state of the screen in a ViewModel: it lives across configuration changes, and the new activity, or the composable, simply reads it again. That doesn't cover one more case: if the user switches to another app and the system kills my process, the ViewModel is gone as well. So small inputs go into saved state, in Compose with `rememberSaveable`, or through a SavedStateHandle in the ViewModel. That storage is small, so a long draft or photos I'd put in the database and save only the id. Locking to portrait isn't a solution, because changing font size, dark mode or split screen does the same. To test I rotate on each screen and switch on 'Don't keep activities' in the developer options.",
    criteria: [
      'Distinguishes configuration change from process death',
      'Chooses a place to keep data by how long it has to live',
    ],
    followUps: [
      {
        question: "What's lost when the system kills the process in the background, and what comes back?",
        about: [2],
        answer:
          'Everything in memory is lost: ViewModels, singletons, statics. When the user returns through the recents, the system recreates the activity with its saved instance state, so small things stored there come back, and what I saved on disk.',
      },
      {
        question: 'Why is locking to portrait not enough?',
        about: [4],
        answer:
          'Because rotation is only one of many configuration changes: language, font scale, dark mode, resizing in split screen or unfolding do the same. On large screens the system may ignore the lock altogether.',
      },
    ],
  },
  {
    id: 'mobile-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Mobile Development', 'App Performance', 'Memory Management'],
    tags: ['lists', 'images', 'scrolling'],
    question:
      'A list with a photo in each row stutters when scrolling, and on cheap phones the app even crashes. The photos come as 4000-pixel originals. What are the causes, and what do you do?',
    keyPoints: [
      {
        cue: 'The size of what is drawn',
        point: "Decodes images at the size in which they're shown instead of full size",
        weight: 3,
        essential: true,
        said: [
          'downsample to the size of the thumbnail, or ask the server for a smaller one',
          'a 4000 pixel photo takes about 48 megabytes in memory whatever its file size',
          "don't load the original for a row of 80 points",
        ],
      },
      {
        cue: 'Where the work is done',
        point: 'Keeps download and decoding off the main thread',
        weight: 3,
        essential: true,
        said: [
          'loading pictures on the UI thread freezes scrolling, so do it in the background',
          'the main thread has only 16 milliseconds per frame',
        ],
      },
      {
        cue: 'How the list itself is built',
        point: 'Uses a list that recycles its cells or composes only visible rows',
        weight: 2,
        said: [
          'RecyclerView, LazyColumn, UITableView or List, not a scroll view with all rows',
          "only what's on the screen should exist",
        ],
      },
      {
        cue: 'What you need not write yourself',
        point: 'Uses an image library with memory and disk cache',
        weight: 2,
        said: [
          'Coil, Glide, Kingfisher or SDWebImage do caching for me',
          "the second time the photo shouldn't be downloaded again",
        ],
      },
      {
        cue: 'Fast scrolling past rows',
        point:
          'Cancels or ignores loads of rows that have been scrolled away, so that no wrong photo appears',
        weight: 2,
        said: [
          "the cell is reused, and the late answer puts somebody else's picture in it",
          'cancel the request when the row is recycled',
        ],
      },
      {
        cue: 'How you check it',
        point: 'Measures on a cheap device with a profiler',
        weight: 1,
        said: [
          'I look at memory and dropped frames in Android Studio or Instruments',
          'try it on an old phone, since mine is too fast',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A small file takes little memory',
        said: ["the JPEG has only 400 KB, so it can't be the memory"],
        correction:
          'Decoded, each pixel takes about four bytes. A 4000 by 3000 photo needs 48 MB, however well the file is compressed.',
      },
      {
        belief: 'More memory by a manifest flag is the solution',
        said: ['set largeHeap to true'],
        correction:
          "It delays the crash, makes collections slower and doesn't help on weak phones. Decode fewer pixels.",
      },
    ],
    sampleAnswer:
      "There are two problems: memory and time. A photo of 4000 by 3000 pixels takes about 48 megabytes when decoded, no matter how small the JPEG is. Ten rows of that and a cheap phone kills the app. And if downloading or decoding happens on the main thread, it misses its 16 milliseconds per frame and scrolling stutters. So first, decode at display size: ideally the server provides thumbnails, otherwise I downsample when decoding. Second, all of that in the background, and only the finished bitmap goes to the main thread. Third, a list that recycles, so LazyColumn or RecyclerView, on iOS a List or table view. In practice I'd take an image library such as Coil, Glide or Kingfisher, which does downsampling, memory and disk cache, and cancels when a row is reused; otherwise a late answer shows the wrong photo in a recycled row. Then I check with the profiler on an old phone, memory flat and no dropped frames.",
    criteria: [
      'Can estimate the memory of an image',
      'Names both the stutter and the crash and their different causes',
    ],
    followUps: [
      {
        question: 'Why does a wrong photo sometimes flash up in a row?',
        about: [4],
        answer:
          'The row is recycled for another item while the old request is still running. When it finishes, it sets the old photo. I clear the image on reuse, cancel the request, or check that the item is still the same.',
      },
      {
        question:
          'How much memory does a photo of 4000 by 3000 pixels take, and how much a thumbnail of 300 by 225?',
        about: [0],
        answer:
          "With four bytes per pixel, 4000 × 3000 × 4 is 48 megabytes; the thumbnail is 270 kilobytes. That's nearly 180 times less, which is why decoding at display size matters so much.",
      },
    ],
  },
  {
    id: 'mobile-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Android', 'Kotlin Coroutines', 'Concurrency'],
    tags: ['main thread', 'anr', 'background work'],
    question:
      "A beginner's Android app reads a large file and parses it in the click handler. Users see 'App isn't responding'. Explain why, and how you would restructure it.",
    keyPoints: [
      {
        cue: 'Why nothing reacts',
        point:
          'Explains that the main thread draws the screen and handles input, so long work on it freezes everything',
        weight: 3,
        essential: true,
        said: [
          "while it's parsing, no touch or redraw can be processed",
          "UI thread must be free, that's the one that answers taps",
        ],
      },
      {
        cue: 'Where the work should go',
        point:
          'Moves reading and parsing to a background thread, for example with a coroutine on a suitable dispatcher',
        weight: 3,
        essential: true,
        said: [
          'withContext(Dispatchers.IO) for the file, Default for parsing',
          'launch it in a coroutine and switch away from Main',
        ],
      },
      {
        cue: 'What to do with the result',
        point: 'Returns to the main thread to update the interface',
        weight: 3,
        said: [
          'only the UI thread may touch views, so I come back to Main with the result',
          'the result goes through state or LiveData that the screen observes',
        ],
      },
      {
        cue: 'How long the work may live',
        point:
          "Ties the work to a scope such as `viewModelScope`, so that it's canceled with the screen and survives rotation",
        weight: 2,
        said: [
          'viewModelScope, not GlobalScope, so that it stops when nobody needs it',
          "if the user leaves, the job shouldn't go on and crash",
        ],
      },
      {
        cue: 'What users see meanwhile',
        point: 'Shows progress and handles errors',
        weight: 2,
        said: [
          'a loading indicator and a message if the file is broken',
          "the button is disabled while it's running",
        ],
      },
      {
        cue: 'Where that message comes from',
        point: 'Knows that Android reports an ANR after about five seconds without reaction to input',
        weight: 1,
        said: [
          'five seconds blocked on a touch and the system shows that dialog',
          "it's called ANR, and the trace shows what the main thread was doing",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A `suspend` function runs in the background by itself',
        said: ["I make the function suspend, then it doesn't block"],
        correction:
          '`suspend` only allows pausing. Blocking code inside still blocks the thread it runs on; `withContext` chooses another one.',
      },
      {
        belief: 'Views may be changed from any thread',
        said: ['I can set the text right in the background thread'],
        correction:
          'Interface toolkits are bound to the main thread; touching views elsewhere crashes or corrupts them. Hand the result back.',
      },
    ],
    sampleAnswer:
      "Android has one main thread that draws, runs callbacks and handles touches. If my click handler reads and parses a large file there, nothing else happens meanwhile: the button stays pressed, the screen freezes, and after about five seconds without reaction to input the system shows that dialog, an ANR. So the work has to leave the main thread. In the ViewModel I start a coroutine in `viewModelScope`, set the state to loading, and call `withContext(Dispatchers.IO)` for reading and Default for parsing. After that the coroutine is back on the main thread and sets the state to loaded, or failed with a message if the file is broken, and the screen observes this state. The scope matters: if the user leaves the screen, the job is canceled, and a rotation doesn't start it again. Just writing `suspend` before the function wouldn't help, since blocking code blocks whatever thread it runs on. On iOS the idea is the same with the main actor and async functions.",
    criteria: ['Explains it by what the user experiences', 'Includes the failure path'],
    followUps: [
      {
        question: 'What goes wrong with `GlobalScope.launch` here?',
        about: [3],
        answer:
          'Nobody cancels it. It goes on after the user has left, keeps references to the old screen, may update something that no longer exists, and errors have no owner. A scope tied to the screen ends with it.',
      },
      {
        question: 'Which dispatcher would you use for what?',
        about: [1, 2],
        answer:
          'IO for waiting work such as files, network and database; Default for computing such as parsing or sorting; Main for touching the interface. A library such as Room or Retrofit switches by itself in its suspend functions.',
      },
    ],
  },
  {
    id: 'mobile-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Swift', 'iOS', 'Memory Management'],
    tags: ['retain cycle', 'closures', 'arc'],
    question:
      "This screen is never deallocated after closing: `deinit` isn't called. Find the reason, and repair it.",
    code: {
      language: 'swift',
      lines: [
        'final class TimerViewController: UIViewController {',
        '    var timer: Timer?',
        '    var seconds = 0',
        '',
        '    override func viewDidLoad() {',
        '        super.viewDidLoad()',
        '        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in',
        '            self.seconds += 1',
        '            self.title = "\\(self.seconds)"',
        '        }',
        '    }',
        '',
        '    deinit { timer?.invalidate() }',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'What keeps the screen alive',
        point:
          'Explains that the closure captures `self` strongly and the controller is held through the timer',
        weight: 3,
        essential: true,
        said: [
          'the block keeps the view controller alive, and the controller has the timer',
          "there's a strong reference from the closure to self, so the count never reaches zero",
        ],
      },
      {
        cue: 'How you repair it',
        point: 'Breaks the cycle, usually by capturing `self` weakly in the closure',
        weight: 3,
        essential: true,
        said: [
          'or I stop the timer when the screen disappears, which lets go of the block too',
          'write [weak self] and use guard let self',
          "with a weak capture the block doesn't own the screen",
        ],
      },
      {
        cue: 'Who else holds the timer',
        point: "Notices that a repeating timer is kept by the run loop until it's invalidated",
        weight: 2,
        said: [
          'the run loop holds the scheduled timer, so even without my property it would live on',
          'it would keep ticking for ever unless somebody stops it',
        ],
      },
      {
        cue: 'The trouble with this `deinit`',
        point: 'Sees that `invalidate` in `deinit` never runs, since `deinit` waits for exactly that',
        weight: 2,
        said: [
          "it's a deadlock in a way: deinit would stop it, but it's only called after it has stopped",
          'so I invalidate in viewDidDisappear or with weak self deinit gets called again',
        ],
      },
      {
        cue: 'How memory is freed in Swift',
        point: 'Explains the counting: an object is freed only when no strong reference is left',
        weight: 2,
        said: [
          'ARC counts references, and two objects that hold each other never get to zero',
          "there's no garbage collector that finds cycles",
        ],
      },
      {
        cue: 'How you make sure',
        point: 'Verifies with the memory graph debugger or a log in `deinit`',
        weight: 1,
        said: [
          'open and close the screen, and look in the memory graph how many controllers exist',
          'a print in deinit tells me right away',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: '`unowned` is always better than `weak`, since it needs no optional',
        said: ["I'd use unowned self, then I don't need guard let"],
        correction:
          "`unowned` crashes when the object is gone and the closure still runs. It's only right where the closure can't outlive the object.",
      },
      {
        belief: 'Every closure needs `[weak self]`',
        said: ['always write weak self in closures'],
        correction:
          "Closures that aren't kept, such as those of `map` or a finished animation, create no lasting cycle. Weak is needed where the closure is stored and lives on.",
      },
    ],
    sampleAnswer:
      "The run loop keeps the scheduled timer, the timer keeps its closure, and the closure captures `self` strongly; the controller in turn has the timer in a property. So after closing the screen, there's still a strong reference to it, the count never becomes zero and `deinit` isn't called. The author wanted to stop the timer in `deinit`, but `deinit` waits for the timer to let go, so neither happens. Under ARC nobody searches for cycles; an object is freed only when no strong reference is left. I write `[weak self]` in the closure and `guard let self else { return }`. Then the controller is freed on closing, `deinit` runs and invalidates the timer. That's necessary, because a repeating timer stays in the run loop until it's invalidated. I might also stop it in `viewDidDisappear`, if it shouldn't count while the screen isn't visible. To check, I put a print in `deinit` and look at the memory graph after opening and closing the screen a few times.",
    criteria: ['Follows the chain of references step by step', "Knows when a weak capture isn't necessary"],
    followUps: [
      {
        question: "Would `[weak self]` alone be enough if `deinit` didn't invalidate the timer?",
        about: [3],
        answer:
          'The controller would be freed, but the timer would go on firing every second with an empty closure, because the run loop holds it until it is invalidated. So the invalidation is needed as well.',
      },
      {
        question: 'How do you find such leaks in an app with fifty screens?',
        about: [5],
        answer:
          'I open and close screens repeatedly and look in the memory graph debugger for controllers that still exist, or the Leaks instrument. Some teams check in UI tests or debug builds that a dismissed controller is gone soon after.',
      },
    ],
  },
  {
    id: 'mobile-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Mobile Development', 'iOS', 'Android'],
    tags: ['permissions', 'privacy', 'camera'],
    question:
      'Your app needs the camera to scan a receipt and, optionally, location to suggest the shop. How and when do you ask for these permissions, and what happens if people say no?',
    keyPoints: [
      {
        cue: 'When you ask',
        point: 'Asks in the moment of use, when the reason is obvious, and not at the first launch',
        weight: 3,
        essential: true,
        said: [
          'the camera question comes when they tap Scan',
          "don't show three dialogs at startup, people refuse then",
          'only at the point where that function is first wanted',
        ],
      },
      {
        cue: 'When the answer is no',
        point: 'Keeps the app usable after a refusal, with another way such as choosing a photo or typing',
        weight: 3,
        essential: true,
        said: [
          "if there's no camera, they can pick an image from the gallery or enter it by hand",
          'without location they simply search for the shop by name',
        ],
      },
      {
        cue: 'How people learn why',
        point: 'Explains the benefit in its own words before or in the system dialog',
        weight: 2,
        said: [
          "a short screen that says 'We use the camera to read your receipt'",
          "on iOS the purpose string must say clearly what it's for",
        ],
      },
      {
        cue: 'When no question is shown anymore',
        point: 'Handles permanent denial by pointing to the settings, without nagging',
        weight: 2,
        said: [
          "after a second no the dialog doesn't come any more, so I show a link to the system settings",
          'on iOS you only get asked once, so afterward only Settings helps',
        ],
      },
      {
        cue: 'How much you ask for',
        point: 'Requests as little as possible, such as location only in use and approximate',
        weight: 2,
        said: [
          'coarse location while using is enough, never background',
          'the photo picker gives me one picture without access to the whole library',
        ],
      },
      {
        cue: 'After an earlier yes',
        point: 'Checks the permission each time, since it can be withdrawn at any moment',
        weight: 2,
        said: [
          'people may switch it off in the settings, so check before every use',
          'one-time permission is gone next time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Once granted, a permission stays',
        said: ["I asked at the first start, so I don't need to check it later"],
        correction:
          'People can withdraw it in the settings, grant it once only, and the system may reset it for unused apps. Check before each use.',
      },
      {
        belief: 'The app should not continue without the permissions',
        said: ['if they refuse, I show the dialog again until they accept'],
        correction:
          'That drives people away and store review rejects it. Only the function that needs it may be missing, with an alternative.',
      },
    ],
    sampleAnswer:
      "I ask in the moment when the reason is obvious. When someone taps 'Scan receipt', I check whether the camera is allowed; if not, a short sentence says what for, and then comes the system's dialog. For location I wait until the person taps 'Suggest shops near me', and request only approximate location while the app is in use, never in the background. If they say no, the app still works: they can choose a photo with the system picker, which doesn't even need access to the library, or type in the amount, and search for the shop by name. After repeated refusal the system no longer shows the dialog, on iOS right after the first one, so then I show a small hint with a button to the settings, and don't nag on every start. The permission is checked before each use, as it may be granted once only or withdrawn in the settings. On iOS I also write an honest purpose string, and I test each path: granted, denied, denied forever, withdrawn.",
    criteria: [
      "Thinks from the person's trust, not from the app's needs",
      'Knows the differences between the systems at least roughly',
    ],
    followUps: [
      {
        question: 'The user has refused twice on Android and now taps Scan again. What should happen?',
        about: [3],
        answer:
          "The system won't show the dialog any more. I explain in a sentence that the camera is switched off for the app, with a button to the app's settings, and beside it the other ways: choose a photo or type.",
      },
      {
        question: 'How do you let people pick a photo without asking for any permission?',
        about: [4],
        answer:
          "With the system's photo picker, on Android as well as iOS. It runs outside my app, the person chooses pictures, and the app gets just those.",
      },
    ],
  },
  {
    id: 'mobile-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Mobile Development', 'REST APIs', 'Offline-First'],
    tags: ['offline', 'timeouts', 'error states'],
    question:
      "A timetable app shows an endless spinner in the subway. Which cases do you have to handle between 'online' and 'offline', and what should the person see?",
    keyPoints: [
      {
        cue: 'What is on the screen meanwhile',
        point: 'Shows stored data at once and refreshes in the background, with the time of the last update',
        weight: 3,
        essential: true,
        said: [
          "last timetable from the cache with 'updated 10:42', instead of an empty screen",
          'old data with a note is better than a spinner',
        ],
      },
      {
        cue: 'How the spinner ends',
        point: 'Sets timeouts and ends the waiting with a message and a way to retry',
        weight: 3,
        essential: true,
        said: [
          "after about ten seconds I stop and show 'No connection, try again'",
          'a request without timeout can hang forever',
          'the spinner must always come to an end',
        ],
      },
      {
        cue: 'Beyond the signal icon',
        point:
          "Knows that a connected network doesn't mean reachable: weak signal, captive portals, server down",
        weight: 3,
        said: [
          'WiFi can be there with a login page and no internet behind',
          'one bar of signal, packets get lost, and the phone still says connected',
        ],
      },
      {
        cue: 'Trying again by itself',
        point: 'Repeats automatically with growing pauses or when the network returns',
        weight: 2,
        said: [
          'exponential backoff, and start again when the connection comes back',
          'not every second, that empties the battery and hits the server',
        ],
      },
      {
        cue: 'What the messages tell apart',
        point: 'Distinguishes errors: no connection, server error, nothing found, not logged in',
        weight: 2,
        said: [
          "a 500 isn't 'you're offline', so the text must be different",
          'no departures today and failed to load are two things',
        ],
      },
      {
        cue: 'How you test it',
        point: 'Tests with throttled networks and airplane mode',
        weight: 1,
        said: [
          'I switch to flight mode halfway through loading, and use a link conditioner',
          'I ride the subway with it, or simulate bad signal',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Checking for connectivity before each request is sufficient',
        said: ["first I check if there's internet and only then send"],
        correction:
          'The connection may break a moment later or lead nowhere. Only the request itself shows whether it works, so handle its failure.',
      },
      {
        belief: "Offline the app can't be of any use",
        said: ["without internet I show an error and that's it"],
        correction: "A timetable of the last hours is still useful. Show what's stored, with its age.",
      },
    ],
    sampleAnswer:
      "Between online and offline there's a lot: a weak signal where packets get lost, a WiFi that wants a login, a server that's down, or a connection that breaks in the middle. So I don't rely on asking 'is there a network?'; I send the request with a timeout, maybe ten seconds, and handle its failure. The most important thing is that the person sees something useful immediately: the last timetable from local storage, marked 'updated at 10:42', while I refresh in the background. If that fails, the data stays and a small line says that we're offline. Only if nothing is stored do I show a full message with a Retry button. The texts differ: no connection, our server has a problem, no departures today. I retry by myself with growing pauses and when the network comes back, not every second because of battery. For testing I use airplane mode at various moments, a throttled profile, and in fact a ride on the subway.",
    criteria: [
      "Puts what's useful for the person before the technical state",
      'Knows more than two states of a network',
    ],
    followUps: [
      {
        question:
          "The phone is connected to a train's WiFi with a login page. What does your app get, and how does it notice?",
        about: [2],
        answer:
          "Often an HTML page or a redirect instead of JSON, or a certificate error. I check status and content type and treat that as 'no connection', not as data, and keep showing what's stored.",
      },
      {
        question: 'Why pauses that grow, and why add a random part?',
        about: [3],
        answer:
          'Constant quick retries drain the battery and press on a server that may be struggling. Growing pauses give it time, and randomness keeps thousands of phones from returning in the same second.',
      },
    ],
  },
  {
    id: 'mobile-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Mobile Security', 'iOS', 'Android'],
    tags: ['token storage', 'keychain', 'keystore'],
    question:
      'After login your app receives a token that stays valid for weeks. A colleague stores it with `UserDefaults` and `SharedPreferences`. What do you answer, and what else do you watch out for?',
    keyPoints: [
      {
        cue: 'Where it belongs',
        point: 'Stores it in the Keychain on iOS and protected by a Keystore key on Android',
        weight: 3,
        essential: true,
        said: [
          'both platforms offer a vault for credentials, and I use it through a tested wrapper',
          'the system has a secure place for secrets, often backed by hardware',
        ],
      },
      {
        cue: 'What is wrong with those two',
        point: 'Explains that preferences are plain files, readable on rooted devices or from backups',
        weight: 3,
        essential: true,
        said: [
          "it's a plist or XML in clear text, whoever gets the files has the session",
          'a backup or a jailbroken phone would show the token',
        ],
      },
      {
        cue: 'Places where it slips out',
        point: 'Keeps tokens out of logs, crash reports and analytics',
        weight: 2,
        said: [
          'never print the token, logs get sent with crash reports',
          'check that the HTTP logger is off in release builds',
        ],
      },
      {
        cue: 'When the person signs out',
        point: 'Deletes it at logout and has the server invalidate it',
        weight: 2,
        said: [
          'on sign-out remove it locally and also tell the server to revoke it',
          "deleting just on the phone doesn't help if it was copied",
        ],
      },
      {
        cue: 'The weeks of validity',
        point: 'Prefers a short-lived access token with a refresh token to one that lives for weeks',
        weight: 2,
        said: [
          "if it's stolen, it should be worthless after some minutes",
          'ask the back end for shorter expiry with renewal',
        ],
      },
      {
        cue: 'On its way to the server',
        point: 'Transports it only over HTTPS',
        weight: 2,
        said: [
          'no plain http, no disabled certificate check from development',
          'App Transport Security stays on',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Encrypting with a key in the source code is secure',
        said: ['I encrypt it with a constant in the app'],
        correction:
          "The key is in every copy of the app and can be read out. The key has to come from the system's key store, which doesn't release it.",
      },
      {
        belief: "Apps can't read each other's files, so storage doesn't matter",
        said: ['the sandbox protects everything anyway'],
        correction:
          'The sandbox is a good first barrier, but backups, rooted devices, malware and lost phones go around it.',
      },
    ],
    sampleAnswer:
      "I'd say that preferences are for settings, not for secrets. They're plain files, an XML or a plist. Normally the sandbox protects them, but they can end up in backups, and on a rooted or jailbroken phone anyone can read them, and then has a session for weeks. On iOS I put the token in the Keychain, with accessibility 'after first unlock, this device only' if it's needed in the background. On Android I encrypt it with a key that lives in the Keystore, where it can't be taken out, and exclude the file from backups. Besides, a token shouldn't live for weeks. I'd talk with the back end about short access tokens and a refresh token that can be revoked. At logout I delete it and call the server, since a copied token would still work otherwise. It goes only over HTTPS, and I make sure that it isn't in logs, crash reports or analytics, for instance because an HTTP logger stays switched on in the release build. And no key in the source code, because everyone has the app.",
    criteria: ['Explains a realistic attack, not only the rule', "Thinks about the token's whole life"],
    followUps: [
      {
        question: "Where do tokens often leak although they're stored well?",
        about: [2],
        answer:
          'In logs of HTTP libraries, crash reports with request headers, analytics events, URLs with the token as a parameter, screenshots of debug screens, and in proxies of test builds with disabled certificate checks.',
      },
      {
        question: 'The phone is stolen. What limits the damage?',
        about: [4, 3],
        answer:
          'The device lock and the Keychain or Keystore protect the token at rest, the short lifetime of the access token helps, and the person or support can revoke the session on the server from elsewhere.',
      },
    ],
  },
  {
    id: 'mobile-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Kotlin', 'Android', 'Debugging'],
    tags: ['crash reports', 'stack traces', 'null safety'],
    question:
      "The day after a release, this crash appears 400 times in your reports, and you can't reproduce it. How do you proceed?",
    code: {
      language: 'text',
      lines: [
        'java.lang.NullPointerException',
        '  at com.acme.order.OrderActivity.onCreate(OrderActivity.kt:31)',
        '  at android.app.Activity.performCreate(Activity.java:8595)',
        'Affected: 1.2% of users, Android 9 to 16, only version 5.4.0',
        'Line 31: val orderId = intent.getStringExtra("orderId")!!',
      ],
    },
    keyPoints: [
      {
        cue: 'What the report says happened',
        point: 'Reads the trace: the activity was started without the extra, and line 31 insists on it',
        weight: 3,
        essential: true,
        said: [
          'OrderActivity expects an orderId and gets null in onCreate',
          "the top line of our own code is 31 in OrderActivity, so there's the crash, the reason is whoever starts it",
        ],
      },
      {
        cue: 'How it could come to that',
        point: 'Looks for the way in that lacks the value: notification, deep link, old shortcut, widget',
        weight: 3,
        essential: true,
        said: [
          'who else opens this screen? perhaps a push or a link in an email',
          'I search for all intents to that activity and compare what they pass',
        ],
      },
      {
        cue: 'Why only 5.4.0',
        point: "Compares what changed in the version, as it's only in 5.4.0",
        weight: 2,
        said: [
          'look at the diff between the last release and this one around that screen',
          'it began with this release, so the cause is in that change',
        ],
      },
      {
        cue: 'What those users share',
        point: "Uses the report's breadcrumbs, devices and versions to find what the users have in common",
        weight: 2,
        said: [
          'what did they do before, did they come from background or from a notification',
          "all Android versions, so it isn't a device problem",
        ],
      },
      {
        cue: 'What line 31 should do',
        point: 'Handles the missing value gracefully instead of crashing',
        weight: 3,
        said: [
          "if there's no id, log it and go back to the list with a message",
          'treat input from outside as possibly missing',
        ],
      },
      {
        cue: 'Before and after the repair',
        point: 'Writes a test that starts the screen without the extra, and watches the rate after the fix',
        weight: 2,
        said: [
          'a test with an empty intent, red before and green after',
          'ship a hotfix in stages and look whether the crash disappears',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Catching all exceptions in `onCreate` is a fix',
        said: ["I'd put a try-catch around it"],
        correction:
          'The person then sees a broken, empty screen and the cause remains. Handle the missing value and repair the caller.',
      },
      {
        belief: "If it can't be reproduced, it can't be fixed",
        said: ["it doesn't happen on my phone, so close the ticket"],
        correction:
          'The trace names line and value, and 1.2 percent is many people. The ways into the screen can be found by reading the code.',
      },
    ],
    sampleAnswer:
      "The trace tells quite a lot. The first line of our own code is `OrderActivity.onCreate`, line 31: it demands the extra `orderId`, and the activity was started without it. It's on all Android versions but only in 5.4.0, so it's nothing about a device; something changed in our release. I'd look at the diff around that screen and search for everything that opens it: the order list, a notification, a deep link, a widget. In the list it works, which is why I can't reproduce it; I guess that the new push message uses another name for the extra. Breadcrumbs of the reports show whether people came from a notification. Then I try exactly this way, with adb if necessary. I fix the sender, and I make the screen robust: if the id is missing, log it and go to the order list instead of crashing, since intents come from outside. A test that starts the screen with an empty intent comes first, red then green. The hotfix goes out in stages, and I watch whether the rate falls.",
    criteria: ['Forms a hypothesis from the evidence', 'Fixes both cause and fragility'],
    followUps: [
      {
        question: 'How do you start this screen without the extra, to see the crash yourself?',
        about: [1],
        answer:
          "With adb, for example `adb shell am start -n` and the component's name without extras if it is exported, by sending myself the push message, or in a test that launches the activity with an empty intent.",
      },
      {
        question: 'The trace of another crash shows only names like `a.b.c`. What is the matter?',
        about: [2],
        answer:
          "The release build is obfuscated and the mapping file for this version wasn't uploaded. With it the reporting tool translates the names back, so the upload has to be a step of the build.",
      },
    ],
  },
  {
    id: 'mobile-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Mobile Developer'],
    skills: ['Jetpack Compose', 'SwiftUI', 'State Management'],
    tags: ['declarative ui', 'state', 'recomposition'],
    question:
      'This Compose counter stays at zero however often you tap. Explain why, and write how it works. How would the state move if a parent needed it?',
    code: {
      language: 'kotlin',
      lines: [
        '@Composable',
        'fun Counter() {',
        '    var count = 0',
        '    Button(onClick = { count++ }) {',
        '        Text("Tapped $count times")',
        '    }',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'Why it stays at zero',
        point:
          "Explains that a plain variable isn't observed, so changing it doesn't trigger a recomposition",
        weight: 3,
        essential: true,
        said: [
          "Compose doesn't notice that a normal local var has changed",
          'nothing tells the framework to redraw',
        ],
      },
      {
        cue: 'How you write it',
        point: 'Uses observable state kept across recompositions: `remember { mutableStateOf(0) }`',
        weight: 3,
        essential: true,
        said: [
          'var count by remember { mutableIntStateOf(0) }',
          "it needs both, a state object that's watched and remember to keep it",
        ],
      },
      {
        cue: 'What tapping aside can reset it',
        point:
          'Explains that without `remember` the value begins at zero whenever the function itself runs again',
        weight: 2,
        said: [
          'the function runs again from the top, so the local is created all over again',
          'mutableStateOf alone would be reset on every run',
        ],
      },
      {
        cue: 'If a parent needs the count',
        point: 'Hoists the state: the child gets the value and a callback, the parent owns it',
        weight: 3,
        said: [
          'pass count and onIncrement as parameters, and the composable becomes stateless',
          'state goes up, events go up, values come down',
        ],
      },
      {
        cue: 'When the phone is turned',
        point: 'Uses `rememberSaveable` or a ViewModel where it has to survive rotation',
        weight: 1,
        said: [
          "remember is lost when the activity is recreated, rememberSaveable isn't",
          'for screen data the view model is the better place',
        ],
      },
      {
        cue: 'The idea behind such frameworks',
        point: 'Says that the interface is a function of state, as in SwiftUI with `@State` and `@Binding`',
        weight: 1,
        said: [
          "I describe the screen for a state, I don't change widgets by hand",
          "same idea in SwiftUI, there it's @State in the view",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Compose redraws the whole screen periodically',
        said: ["it'll be refreshed on the next frame anyway"],
        correction:
          "Nothing is recomposed unless state that was read in composition changes. A plain variable isn't such state.",
      },
      {
        belief: "State should be a global variable so that it isn't lost",
        said: ['I put count outside the function as a top-level var'],
        correction:
          "It still isn't observed, it's shared by all counters and survives screens that should start fresh.",
      },
    ],
    sampleAnswer:
      "In Compose the screen is a function of state. The framework recomposes when observable state that it has read changes. Here `count` is an ordinary local variable: the tap increments it, but Compose isn't told, so `Text` isn't called again. And even if the function ran again for some other reason, it would start with `var count = 0`. So I need two things: state that's observed and memory across recompositions: `var count by remember { mutableIntStateOf(0) }`. With `mutableStateOf` alone the value would be created again on each run; with `remember` alone no one would notice the change. If the parent needs it, I hoist it: the parent owns the state and passes `count` and `onIncrement` down, so the counter is stateless, easy to preview and to test. If it should survive rotation, `rememberSaveable`, and if it's data of the screen, a ViewModel. In SwiftUI it's the same idea with `@State`, and `@Binding` for the child.",
    criteria: [
      'Explains the model, not only the correct line',
      'Chooses the owner of the state by who needs it',
    ],
    followUps: [
      {
        question: 'What does the user see with `var count by mutableStateOf(0)` but without `remember`?',
        about: [2],
        answer:
          "It may even seem to work, since only the button's content reads the state and runs again. But as soon as `Counter` itself recomposes, for instance through its parent, a new state with zero is created. Lint warns about it.",
      },
      {
        question: 'What do you gain when the counter is stateless?',
        about: [3],
        answer:
          'The parent can reset, save or share the value, two views can show the same one, and I can preview and test the composable with any value without tapping around.',
      },
    ],
  },
]
