import type { SkillQuiz } from './quiz-question.ts'

export const androidQuiz: SkillQuiz = {
  skill: 'Android',
  questions: [
    {
      id: 'android-01',
      difficulty: 'beginner',
      question: 'The app crashes with `NetworkOnMainThreadException`. What is the right correction?',
      code: {
        language: 'kotlin',
        lines: [
          'override fun onCreate(state: Bundle?) {',
          '    super.onCreate(state)',
          '    val text = URL("https://api.example.com/news").readText()',
          '    show(text)',
          '}',
        ],
      },
      right: {
        text: 'Load it in a coroutine on `Dispatchers.IO`, then show it',
        why: 'The main thread draws the interface and must not wait for the network.',
      },
      wrong: [
        {
          text: 'Ask for the `INTERNET` permission before it is loaded',
          why: 'A missing permission would give a `SecurityException`; this error is about the thread.',
        },
        {
          text: 'Move the line to `onResume`, which runs a bit later',
          why: '`onResume` runs on the main thread as well.',
        },
        {
          text: 'Relax the `StrictMode` policy, so waiting is allowed',
          why: 'Then the screen freezes while it waits, up to an "app not responding" dialog.',
        },
      ],
    },
    {
      id: 'android-02',
      difficulty: 'beginner',
      question: 'The counter falls back to 0 whenever the device is rotated. Why?',
      code: {
        language: 'kotlin',
        lines: ['class MainActivity : ComponentActivity() {', '    private var count = 0', '}'],
      },
      right: {
        text: 'The activity is destroyed and created again',
        why: 'A configuration change recreates it by default. Keep such state in a `ViewModel` or in saved state.',
      },
      wrong: [
        {
          text: 'The activity is paused and forgets its fields',
          why: 'A paused activity keeps its fields; only a new instance starts from 0.',
        },
        {
          text: "The app's process is ended and started again",
          why: 'The process lives on during a rotation; just the activity is replaced.',
        },
        {
          text: 'The layout is reloaded and resets the number',
          why: 'A layout holds no field of the activity.',
        },
      ],
    },
    {
      id: 'android-03',
      difficulty: 'beginner',
      question: 'Why should the text of a button be in `strings.xml` and not in the code?',
      right: {
        text: 'It can be translated, as the system picks the right file',
        why: "Resources in folders such as `values-de` are chosen by the device's language.",
      },
      wrong: [
        {
          text: 'It is displayed faster, as it is compiled to an image',
          why: 'Strings stay strings; the difference in speed does not matter.',
        },
        {
          text: 'It can be changed later without an update of the app',
          why: 'Resources are part of the package, so a change needs an update too.',
        },
        {
          text: 'It is kept secret, as resources are encrypted on disk',
          why: 'Resources are easily read from the package.',
        },
      ],
    },
    {
      id: 'android-04',
      difficulty: 'beginner',
      question:
        'A button is 200 px wide. On one phone it looks large, on another one small. What is the right unit?',
      right: {
        text: '`dp`, which is scaled by the density of the screen',
        why: '160 dp are about an inch on any screen, so sizes look alike.',
      },
      wrong: [
        {
          text: '`sp`, which is scaled by the size of the screen',
          why: "`sp` is for text and also follows the user's font size.",
        },
        {
          text: '`px`, multiplied by the width of the screen',
          why: 'It makes elements grow with the screen instead of keeping their physical size.',
        },
        {
          text: '`in`, which gives the size in physical inches',
          why: 'Such units rely on reported values that are often wrong and are not in use for layouts.',
        },
      ],
    },
    {
      id: 'android-05',
      difficulty: 'beginner',
      question: 'How does a second screen learn which article to show?',
      code: {
        language: 'kotlin',
        lines: ['startActivity(Intent(this, ArticleActivity::class.java))'],
      },
      right: {
        text: 'By its id, put as an extra into the intent',
        why: 'The extra survives recreation of the activity, and the data can be loaded by the id.',
      },
      wrong: [
        {
          text: 'By a public field, set on the new activity',
          why: 'The system creates activities; there is no instance to set a field on at that time.',
        },
        {
          text: 'By a static variable, which the two share',
          why: 'It is lost with the process, and several screens would overwrite it.',
        },
        {
          text: 'By the constructor, which takes the article',
          why: 'Activities are created by the system with an empty constructor.',
        },
      ],
    },
    {
      id: 'android-06',
      difficulty: 'beginner',
      question:
        'The app reads the location, has the permission in its manifest, and still gets a `SecurityException`. What is missing?',
      right: {
        text: 'A request to the user while it is running',
        why: 'Dangerous permissions must be granted at run time, and the user may refuse or withdraw them.',
      },
      wrong: [
        {
          text: 'A second entry in the manifest for Android 6',
          why: 'One entry suffices; since that version it is the grant at run time that is needed.',
        },
        {
          text: 'A signature with a key approved for location',
          why: 'Location is not a signature permission.',
        },
        {
          text: 'A restart of the device after installing it',
          why: 'Permissions take effect without a restart.',
        },
      ],
    },
    {
      id: 'android-07',
      difficulty: 'beginner',
      question: 'Which element is made for a list of thousands of entries in Compose?',
      right: {
        text: '`LazyColumn { items(list) { Row(it) } }`',
        why: 'It composes only the entries that are (nearly) visible.',
      },
      wrong: [
        {
          text: '`Column { list.forEach { Row(it) } }`',
          why: 'It composes all entries at once and does not scroll by itself.',
        },
        {
          text: '`Column(Modifier.verticalScroll(s)) { … }`',
          why: 'It scrolls, but still composes and measures all entries.',
        },
        {
          text: '`Box { list.forEach { Row(it) } }`',
          why: 'A box puts its children on top of each other.',
        },
      ],
    },
    {
      id: 'android-08',
      difficulty: 'beginner',
      question: 'The number on the button never changes. What is missing?',
      code: {
        language: 'kotlin',
        lines: [
          '@Composable',
          'fun Counter() {',
          '    var count = 0',
          '    Button(onClick = { count++ }) { Text("$count") }',
          '}',
        ],
      },
      right: {
        text: '`var count by remember { mutableIntStateOf(0) }`',
        why: 'Compose redraws when an observed state changes, and `remember` keeps it across recompositions.',
      },
      wrong: [
        {
          text: '`var count by lazy { 0 }` above the function',
          why: 'A plain variable outside is not observed, and `lazy` works for `val` only.',
        },
        {
          text: '`val count = mutableIntStateOf(0)` in its place',
          why: 'Without `remember` each recomposition creates a new state with 0.',
        },
        {
          text: '`count++` inside the braces that hold the `Text`',
          why: 'Changing values while composing is a side effect and still nothing observes it.',
        },
      ],
    },
    {
      id: 'android-09',
      difficulty: 'intermediate',
      question: 'A screen in a `ViewModel` loads data. Which scope should the coroutine use, and why?',
      code: {
        language: 'kotlin',
        lines: [
          'class NewsViewModel(private val repo: NewsRepo) : ViewModel() {',
          '    fun load() { /* scope */.launch { state.value = repo.news() } }',
          '}',
        ],
      },
      right: {
        text: '`viewModelScope`, as it ends together with the view model',
        why: 'It outlives rotations, and it is canceled once the screen is gone for good.',
      },
      wrong: [
        {
          text: '`GlobalScope`, as the loading is then never interrupted',
          why: 'The work goes on after the screen has gone and holds on to its objects.',
        },
        {
          text: '`lifecycleScope`, as it is tied to the visible activity',
          why: 'It belongs to activities and fragments, and it is canceled at each rotation.',
        },
        {
          text: '`runBlocking`, as the data is there when it returns',
          why: 'It blocks the main thread until the data has arrived.',
        },
      ],
    },
    {
      id: 'android-10',
      difficulty: 'intermediate',
      question:
        'Photos must be uploaded even if the user leaves the app or restarts the phone, as soon as there is Wi-Fi. Which tool fits?',
      right: {
        text: '`WorkManager` with a constraint on the network',
        why: 'It stores the work, waits for its constraints and repeats it after failures and restarts.',
      },
      wrong: [
        {
          text: 'A foreground service that waits for the network',
          why: 'It would show a notification all the time, and it does not survive a restart.',
        },
        {
          text: 'A coroutine in `GlobalScope` with a long delay',
          why: 'It ends with the process, which the system may end at any time.',
        },
        {
          text: 'An exact alarm that tries it every five minutes',
          why: 'It wastes battery, and exact alarms are restricted to apps such as alarm clocks.',
        },
      ],
    },
    {
      id: 'android-11',
      difficulty: 'intermediate',
      question: 'LeakCanary reports that activities are not freed. What is the cause?',
      code: {
        language: 'kotlin',
        lines: [
          'object Analytics {',
          '    private lateinit var context: Context',
          '    fun init(c: Context) { context = c }',
          '}',
          '',
          'class MainActivity : ComponentActivity() {',
          '    override fun onCreate(s: Bundle?) {',
          '        super.onCreate(s)',
          '        Analytics.init(this)',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'The object lives as long as the process and holds the activity',
        why: 'Store `c.applicationContext`, which lives as long as the process anyway.',
      },
      wrong: [
        {
          text: 'The object is created once more for each of the activities',
          why: 'An `object` exists once; that is why it keeps what it refers to.',
        },
        {
          text: 'The activity is still in the back stack and so must be kept',
          why: 'A finished activity leaves the back stack; the reference is what keeps it.',
        },
        {
          text: 'The variable is `lateinit`, so the collector cannot clear it',
          why: '`lateinit` has nothing to do with garbage collection.',
        },
      ],
    },
    {
      id: 'android-12',
      difficulty: 'intermediate',
      question:
        'After some time in the background, a typed draft is gone, although it is kept in a `ViewModel`. What explains it?',
      right: {
        text: 'The process was ended; a `ViewModel` lives in memory only',
        why: 'Use `SavedStateHandle` for small state, and a database for what must not be lost.',
      },
      wrong: [
        {
          text: 'The activity was rotated; a `ViewModel` is created again',
          why: 'A view model survives a configuration change.',
        },
        {
          text: 'The activity was stopped; `onCleared` runs in `onStop`',
          why: '`onCleared` runs when the owner is finished, not when it is stopped.',
        },
        {
          text: 'The memory was low; the collector frees view models',
          why: 'The collector frees nothing that is referenced; the system ends whole processes.',
        },
      ],
    },
    {
      id: 'android-13',
      difficulty: 'intermediate',
      question:
        'In a fragment, this observer is called several times per change after going back and forth. Why?',
      code: {
        language: 'kotlin',
        lines: [
          'override fun onViewCreated(view: View, state: Bundle?) {',
          '    model.items.observe(this) { adapter.submitList(it) }',
          '}',
        ],
      },
      right: {
        text: 'It is tied to the fragment and not to the life of its view',
        why: 'The view is created again each time, while the old observers stay. Use `viewLifecycleOwner`.',
      },
      wrong: [
        {
          text: 'It is tied to the view model, which is created each time',
          why: 'The view model stays; it is the observers that pile up.',
        },
        {
          text: 'It is called on several threads, once for each of them',
          why: 'LiveData calls observers on the main thread only.',
        },
        {
          text: 'It is called again for each row that the adapter shows',
          why: "The adapter's rows do not observe this list.",
        },
      ],
    },
    {
      id: 'android-14',
      difficulty: 'intermediate',
      question:
        'A column was added to a Room entity. The update crashes on devices with existing data. What is the right answer?',
      code: {
        language: 'kotlin',
        lines: [
          '@Database(entities = [Note::class], version = 2)',
          'abstract class AppDatabase : RoomDatabase()',
        ],
      },
      right: {
        text: 'Provide a migration from version 1 to 2 and test it',
        why: "The migration changes the existing table; Room's exported schemas allow testing it.",
      },
      wrong: [
        {
          text: 'Use `fallbackToDestructiveMigration` in the builder',
          why: "It ends the crash by deleting all of the users' data.",
        },
        {
          text: 'Set the version back to 1, as just one column is new',
          why: 'Room then finds that the schema does not match and crashes as well.',
        },
        {
          text: 'Ask the users to uninstall the app before updating',
          why: 'They would lose their data, and most would not even read it.',
        },
      ],
    },
    {
      id: 'android-15',
      difficulty: 'intermediate',
      question:
        'The release build crashes when parsing JSON by reflection; the debug build works. Which cause do you check first?',
      right: {
        text: 'R8 has renamed or removed the fields of the data classes',
        why: 'Shrinking does not see uses by reflection. Keep rules or a generating library solve it.',
      },
      wrong: [
        {
          text: 'The release build has no permission to use the internet',
          why: "The manifest's permissions apply to all build types unless they differ on purpose.",
        },
        {
          text: 'The signing key of the release does not fit the library',
          why: 'Libraries are not tied to a signing key.',
        },
        {
          text: 'The release build runs on an older version of the system',
          why: 'The version is that of the device, whichever build it is.',
        },
      ],
    },
    {
      id: 'android-16',
      difficulty: 'intermediate',
      question:
        'The screen collects location updates. Why is `collectAsStateWithLifecycle` better than `collectAsState` here?',
      code: {
        language: 'kotlin',
        lines: ['val place by model.location.collectAsState()'],
      },
      right: {
        text: 'It stops collecting while the app is in the background',
        why: 'An upstream such as location can then pause and save battery; it restarts when the screen is visible.',
      },
      wrong: [
        {
          text: 'It collects on a background thread and not on the main',
          why: 'The thread is not the difference; state is read on the main thread.',
        },
        {
          text: 'It keeps the last value when the process has been ended',
          why: 'Surviving the process takes saved state.',
        },
        {
          text: 'It skips values that are equal to the previous location',
          why: '`StateFlow` already leaves out equal values, with either function.',
        },
      ],
    },
    {
      id: 'android-17',
      difficulty: 'expert',
      question:
        'A list in Compose lags while scrolling; the recomposition counts show that all visible rows recompose at every scroll step. Which change addresses it?',
      code: {
        language: 'kotlin',
        lines: [
          'val offset = listState.firstVisibleItemScrollOffset',
          'val showButton = offset > 200',
          'Screen(showButton)',
        ],
      },
      right: {
        text: '`val showButton by remember { derivedStateOf { … > 200 } }`',
        why: 'The reading scope is then invalidated only when the result changes, not with every pixel.',
      },
      wrong: [
        {
          text: '`val showButton = remember(offset) { offset > 200 }`',
          why: 'The offset is still read while composing, so each change recomposes.',
        },
        {
          text: '`val showButton by rememberSaveable { mutableStateOf(…) }`',
          why: 'The value would be computed once and then never follow the list.',
        },
        {
          text: '`key(offset) { Screen(offset > 200) }`',
          why: 'A new key each time discards the content and builds it anew, which is worse.',
        },
      ],
    },
    {
      id: 'android-18',
      difficulty: 'expert',
      question:
        'Play Console shows ANRs in `BroadcastReceiver.onReceive`, which writes to a database. What is the right change?',
      right: {
        text: 'Enqueue the work there and return at once',
        why: 'The receiver runs on the main thread and has only seconds; `WorkManager` or `goAsync` for short work takes it off.',
      },
      wrong: [
        {
          text: 'Register it with a higher priority in the manifest',
          why: 'The priority only orders receivers of ordered broadcasts.',
        },
        {
          text: 'Start a plain `Thread` in it and return afterwards',
          why: 'The process may be ended once `onReceive` has returned, with the work half done.',
        },
        {
          text: "Extend the time limit for it in the app's manifest",
          why: 'The limit is set by the system and cannot be extended.',
        },
      ],
    },
    {
      id: 'android-19',
      difficulty: 'expert',
      question:
        'Another app receives this pending intent. Which risk does that carry, and how is it removed?',
      code: {
        language: 'kotlin',
        lines: [
          'val intent = Intent("com.example.ACTION_DONE")',
          'PendingIntent.getBroadcast(this, 0, intent, PendingIntent.FLAG_MUTABLE)',
        ],
      },
      right: {
        text: 'Others may fill in the intent; use it explicit and immutable',
        why: "A holder of a mutable pending intent can change it and act with this app's identity.",
      },
      wrong: [
        {
          text: 'Others may read all extras; encrypt them before they are put',
          why: 'Secrets do not belong in extras, but being changed and redirected is the risk here.',
        },
        {
          text: 'The system may drop it; set `FLAG_UPDATE_CURRENT` along with it',
          why: 'This flag replaces the extras of an existing one and does not protect it.',
        },
        {
          text: 'The action may be a duplicate; use a random name for each intent',
          why: 'A random name does not keep the holder from filling in a target.',
        },
      ],
    },
    {
      id: 'android-20',
      difficulty: 'expert',
      question:
        'After `startActivity` with a list of 500 large objects as a parcelable extra, the app crashes on some devices. Why?',
      right: {
        text: 'The transaction buffer of Binder is limited to about 1 MB',
        why: "It is shared by the process's running transactions. Pass an id and load the data from a repository.",
      },
      wrong: [
        {
          text: 'The intent may hold only values of primitive types and texts',
          why: 'Parcelables are allowed; their size is the problem.',
        },
        {
          text: 'The list is changed while it is written by another thread',
          why: 'That would give another exception, on any device at random.',
        },
        {
          text: 'The class loader of the new activity does not know the class',
          why: 'Activities of an app share the class loader, so it would fail on all devices.',
        },
      ],
    },
    {
      id: 'android-21',
      difficulty: 'expert',
      question:
        'The first start after installing is slow, with much time in interpreted code, and scrolling stutters in the first minutes. Which measure targets it?',
      right: {
        text: 'A baseline profile, so the hot paths are compiled ahead',
        why: 'The profile ships with the app and is compiled at installation, before the first start.',
      },
      wrong: [
        {
          text: 'A larger heap, so that the collector has less to do',
          why: 'Collections are not what the trace shows; the code is interpreted.',
        },
        {
          text: 'A splash screen, so that the loading is not noticed',
          why: 'It hides a part of the wait and makes nothing faster, least of all scrolling.',
        },
        {
          text: 'A multidex build, so the classes are loaded in parts',
          why: 'Multidex concerns the number of methods and has been built in for long.',
        },
      ],
    },
    {
      id: 'android-22',
      difficulty: 'expert',
      question:
        'An exported activity shows a page from a URL in its intent. Which attack does it open, and what stops it?',
      code: {
        language: 'kotlin',
        lines: [
          '// exported, WebView with JavaScript and a login cookie',
          'webView.loadUrl(intent.getStringExtra("url")!!)',
        ],
      },
      right: {
        text: 'Other apps load their own page in it; check scheme and host',
        why: "Untrusted input decides what runs in the app's web view. Allow known hosts over HTTPS only, or do not export it.",
      },
      wrong: [
        {
          text: 'Other apps read the login cookie; clear it after each page',
          why: 'The cookie store is private; the danger is a page that acts within the app.',
        },
        {
          text: 'Other apps crash it with `null`; use a default for the extra',
          why: 'A crash is annoying, but loading any page is the serious hole.',
        },
        {
          text: 'Other apps replace the activity; give it a custom permission',
          why: 'They cannot replace it; a signature permission might limit callers but breaks links from elsewhere.',
        },
      ],
    },
    {
      id: 'android-23',
      difficulty: 'expert',
      question:
        'At night, when the phone lies unused on a table, the alarms of a reminder app come late. Why, and what is the right way?',
      right: {
        text: 'Doze defers alarms; use `setExactAndAllowWhileIdle`',
        why: 'Idle devices batch ordinary alarms into maintenance windows. Exact alarms for reminders need the permission of the user.',
      },
      wrong: [
        {
          text: 'Doze ends the process; use a service with a wake lock',
          why: 'Wake locks are ignored in Doze, and a permanent service drains the battery.',
        },
        {
          text: 'The clock drifts; use an alarm on elapsed time instead',
          why: 'The kind of clock does not change that ordinary alarms are deferred.',
        },
        {
          text: 'The screen is off; use a timer in a running activity',
          why: 'Timers of an app stand still when the device sleeps.',
        },
      ],
    },
    {
      id: 'android-24',
      difficulty: 'expert',
      question:
        'Modules that use only `:core` are recompiled after every interface change in `:network`. What is the cause?',
      code: {
        language: 'kotlin',
        lines: [
          '// core/build.gradle.kts',
          'dependencies {',
          '    api(project(":network"))',
          '    api(libs.serialization)',
          '    api(libs.images)',
          '}',
        ],
      },
      right: {
        text: '`api` passes `:network` on to all consumers of `:core`',
        why: 'With `implementation` it is not on their compile classpath, so only `:core` itself has to be recompiled.',
      },
      wrong: [
        {
          text: '`api` compiles the listed modules for each consumer',
          why: 'A module is compiled once per variant; what spreads is the need to recompile.',
        },
        {
          text: '`project` dependencies cannot be cached, unlike libraries',
          why: 'Gradle caches tasks of projects, too.',
        },
        {
          text: '`libs` is a catalog that invalidates all when it is read',
          why: 'Reading the catalog invalidates nothing; changing it may.',
        },
      ],
    },
  ],
}
