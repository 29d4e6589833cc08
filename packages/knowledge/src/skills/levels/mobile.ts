import type { LevelTable } from './level.ts'

export const mobileLevels: LevelTable = {
  iOS: [
    {
      description:
        'Opens an iOS project in Xcode, runs it in the simulator and explains what its parts are for.',
      requiredCapabilities: [
        'Says which views, assets and settings make up a given screen',
        'Explains why an app has to ask before it uses the camera or location',
      ],
      suggestedProjects: [
        "Follow Apple's introductory SwiftUI tutorial and change the sample app's layout and data",
      ],
    },
    {
      description: 'Builds simple screens with SwiftUI from a design or tutorial.',
      requiredCapabilities: [
        'Holds view state in @State and passes it down as a @Binding',
        'Pushes a detail screen with NavigationStack and shows a list from an array',
        'Finds a layout fault with previews and the view debugger',
      ],
      suggestedProjects: [
        'Build a habit tracker that stores its data with SwiftData and runs on iPhone and iPad',
      ],
    },
    {
      description:
        'Delivers features of an iOS app without help, with networking, storage, tests and accessibility.',
      requiredCapabilities: [
        'Loads and decodes data with async/await and shows loading, empty and error states',
        "Keeps UI work on the main actor and clears the compiler's data-race warnings",
        'Makes a screen usable with VoiceOver, Dynamic Type and dark mode',
      ],
      suggestedProjects: [
        'Build a podcast or transit app on a free API with offline cache, background refresh, unit tests and a widget',
      ],
    },
    {
      description: 'Designs app architecture and finds crashes, leaks and stutter on real devices.',
      requiredCapabilities: [
        'Locates a retain cycle in the memory graph and a hang in Instruments',
        'Splits an app into Swift packages with tested boundaries and shorter build times',
        "Mixes UIKit and SwiftUI where each fits, and reviews colleagues' concurrency and data migration code",
      ],
      suggestedProjects: [
        'Take an open-source app, cut its launch time or dropped frames by a third and document each step with Instruments traces',
      ],
    },
    {
      description:
        'Sets the iOS direction of a company and explains what UIKit, SwiftUI and the Swift runtime do underneath.',
      requiredCapabilities: [
        'Plans minimum versions, SDK adoption and deprecations from user figures, a year or more ahead',
        'Explains SwiftUI identity and update rules well enough to predict a needless redraw',
        'Builds frameworks, CI and review rules by which many teams ship one app',
      ],
      suggestedProjects: [
        'Publish a Swift package with DocC documentation and tests on all Apple platforms, or contribute to a Swift open-source project',
      ],
    },
  ],
  Android: [
    {
      description:
        'Runs an Android project in the emulator and explains its activities, manifest, resources and permissions.',
      requiredCapabilities: [
        'Finds the file behind a text or color shown on a screen',
        'Reads Logcat for the line at which an app crashed',
      ],
      suggestedProjects: [
        "Complete the first unit of Google's Android Basics with Compose and change its example app",
      ],
    },
    {
      description: 'Builds simple screens with Jetpack Compose by adapting examples.',
      requiredCapabilities: [
        'Keeps state with remember and hoists it to the caller',
        'Shows a long list with LazyColumn and moves between two screens',
        'Asks for a runtime permission and handles a refusal',
      ],
      suggestedProjects: ['Build a packing list app that saves its items with Room'],
    },
    {
      description:
        'Delivers Android features without help, with ViewModel, coroutines, tests and support for many devices.',
      requiredCapabilities: [
        'Survives rotation and process death with ViewModel and SavedStateHandle',
        'Exposes state as StateFlow and collects it in a lifecycle-aware way',
        "Schedules background work with WorkManager within the system's limits",
      ],
      suggestedProjects: [
        'Build an offline-first reader with Retrofit, Room, paging and Hilt that adapts to phone, foldable and tablet',
      ],
    },
    {
      description: 'Designs app modules and solves crashes, ANRs and performance faults across devices.',
      requiredCapabilities: [
        'Finds main-thread blocking from an ANR report and a Perfetto trace',
        'Reduces recomposition with stable types and proves it with Macrobenchmark and baseline profiles',
        'Divides Gradle modules and build logic so that builds stay fast',
      ],
      suggestedProjects: [
        'Improve start-up time and jank of an open-source app with baseline profiles and publish traces before and after',
      ],
    },
    {
      description: "Steers a company's Android development and explains the platform beneath the SDK.",
      requiredCapabilities: [
        "Prepares for target API rules, like those on edge-to-edge display or 16 KB memory pages, ahead of Play's deadlines",
        'Explains Binder, Zygote and ART compilation with their effect on start and memory',
        'Decides on shared code through Kotlin Multiplatform and on modules that many teams own',
      ],
      suggestedProjects: [
        'Contribute to AOSP or a Jetpack library, or publish a library with API tracking, samples and lint checks',
      ],
    },
  ],
  'React Native': [
    {
      description:
        'Explains how React Native turns components into native views, and runs a sample with Expo.',
      requiredCapabilities: [
        'Opens a project in Expo Go or a simulator and changes some text with fast refresh',
        'Says which parts of web React are missing, such as the DOM and CSS files',
      ],
      suggestedProjects: ['Create an Expo app with two screens that shows a picture gallery'],
    },
    {
      description: 'Builds simple React Native screens from ready-made components and a navigation example.',
      requiredCapabilities: [
        'Lays out a form with Flexbox and keeps its fields above the keyboard',
        'Shows a long list with FlatList and stable keys',
      ],
      suggestedProjects: ['Build a recipe app with Expo Router, search and favorites kept on the device'],
    },
    {
      description:
        'Ships one code base to iOS and Android without help, with native features, tests and builds.',
      requiredCapabilities: [
        'Makes development builds with EAS or local tools when a library needs native code',
        'Handles permissions, deep links and push notifications on both platforms',
        'Tests with React Native Testing Library and a few Maestro or Detox journeys',
      ],
      suggestedProjects: [
        'Build and release to testers a shared shopping list with offline changes, notifications and sign-in',
      ],
    },
    {
      description: 'Designs app structure and finds performance and native faults.',
      requiredCapabilities: [
        'Traces a dropped frame to the JavaScript or the UI thread and moves animation to Reanimated worklets',
        'Reads a native crash with symbols and finds the module at fault',
        'Plans upgrades across native dependencies and moves legacy modules to the New Architecture',
      ],
      suggestedProjects: [
        'Migrate an older open-source app to a current React Native version and report breakages, sizes and start times',
      ],
    },
    {
      description: 'Decides where in a company React Native fits and works on its boundary to native code.',
      requiredCapabilities: [
        'Writes a Turbo Module or Fabric component with code generation for both platforms',
        "Explains JSI, Hermes bytecode and Fabric's render, commit and mount phases",
        'Sets over-the-air update, release and ownership rules within store policies for many teams',
      ],
      suggestedProjects: [
        'Publish a native module with TypeScript specification, example app and CI on both platforms',
      ],
    },
  ],
  Flutter: [
    {
      description: 'Explains widgets, hot reload and how Flutter draws its own pixels, and runs an example.',
      requiredCapabilities: [
        'Reads a widget tree and says which widget gives space, color or text',
        'Tells hot reload from hot restart',
      ],
      suggestedProjects: [
        'Do the first official Flutter codelab and replace its colors, texts and list with your own',
      ],
    },
    {
      description: 'Builds Flutter screens from standard widgets with somebody to ask about layout errors.',
      requiredCapabilities: [
        'Resolves an unbounded height or overflow message by reading the constraints',
        'Chooses StatelessWidget or StatefulWidget by who owns the state',
      ],
      suggestedProjects: ['Build a quiz app with questions from a JSON file and a result screen'],
    },
    {
      description:
        'Delivers Flutter apps without help, with managed state, stored data, tests and platform features.',
      requiredCapabilities: [
        'Separates state from widgets with Riverpod or Bloc and tests it without a device',
        'Writes widget tests, golden tests and one integration test',
        'Localizes text with ARB files and supports right-to-left layouts',
      ],
      suggestedProjects: [
        'Build an expense app with Drift database, charts, export and adaptive layout for phone and desktop',
      ],
    },
    {
      description: 'Designs Flutter projects and solves jank, memory growth and faults at platform channels.',
      requiredCapabilities: [
        'Finds expensive rebuilds and slow rasterization in DevTools and fixes them with const, keys or repaint boundaries',
        'Moves heavy work to isolates and shows frame times before and after',
        'Calls native libraries through FFI or Pigeon-generated channels with clear threading',
      ],
      suggestedProjects: [
        'Profile an open-source Flutter app on a cheap phone and send a measured performance fix',
      ],
    },
    {
      description: 'Guides the use of Flutter across products and changes the framework itself where needed.',
      requiredCapabilities: [
        'Writes a custom render object with layout, painting, hit testing and semantics',
        'Explains widget, element and render trees and what Impeller compiles ahead of time',
        'Judges Flutter against native and web development for a set of products by app size, accessibility and hiring',
      ],
      suggestedProjects: [
        'Get a change accepted in Flutter, or publish a package with full points on pub.dev and maintain it for a year',
      ],
    },
  ],
  'Mobile UI Design': [
    {
      description: 'Explains platform conventions of iOS and Android and recognizes them in apps.',
      requiredCapabilities: [
        'Tells tab bar, navigation bar and sheet apart and says when each is used',
        'Gives the recommended touch target of each platform, 44 points on iOS and 48 dp on Android',
      ],
      suggestedProjects: [
        'Compare the same screen of three apps on iOS and Android in a table of conventions kept and broken',
      ],
    },
    {
      description: "Draws simple mobile screens from a platform's ready-made components.",
      requiredCapabilities: [
        "Builds a screen with auto layout and the platform's UI kit in Figma or Penpot",
        'Checks contrast and text at the largest system size',
      ],
      suggestedProjects: [
        'Redesign the sign-up of an app you use in three screens and link them as a clickable prototype',
      ],
    },
    {
      description: 'Designs complete mobile flows for iOS and Android and tests them with users.',
      requiredCapabilities: [
        'Designs empty, loading, error, offline and permission states beside the ideal one',
        'Runs a usability test with five people on their own phones and changes the design by what happened',
        'Hands over spacing, states and motion so that developers have nothing to guess',
      ],
      suggestedProjects: [
        'Design a volunteer shift app for iOS and Android with prototype, test report and second version',
      ],
    },
    {
      description:
        'Designs for phones, foldables, tablets and watches and settles conflicts between brand, platform and accessibility.',
      requiredCapabilities: [
        'Builds a token-based component library that maps to SwiftUI and Compose',
        'Gives every gesture a visible alternative and keeps main actions within reach of one thumb',
        'Reviews designs against WCAG 2.2 and rejects Liquid Glass or Material 3 Expressive effects that harm legibility',
      ],
      suggestedProjects: [
        'Audit a public-service app with a screen reader and large text, and redesign the flow that fails worst',
      ],
    },
    {
      description: 'Directs mobile design across products and shows with figures what it changed.',
      requiredCapabilities: [
        'Sets design principles, critique sessions and quality bars that outlast single releases',
        'Ties design changes to measured completion, retention and accessibility complaints',
        'Decides when to leave platform convention and teaches how to test that decision',
      ],
      suggestedProjects: [
        'Publish an open mobile design system with tokens, accessible components in code and contribution rules',
      ],
    },
  ],
  'App Store Deployment': [
    {
      description:
        "Explains how a build gets into Apple's App Store and Google Play, from signing to review.",
      requiredCapabilities: [
        'Tells a development from a distribution build and a test track from production',
        'Points out the guideline or policy that a given app idea may break',
      ],
      suggestedProjects: [
        'Read ten sections of the App Review Guidelines and judge three apps on your phone against them',
      ],
    },
    {
      description: 'Prepares screenshots, texts and privacy details for a release that a colleague submits.',
      requiredCapabilities: [
        "Fills in privacy labels and the data safety form from the app's real data use",
        'Uploads a build to TestFlight or an internal test track',
      ],
      suggestedProjects: [
        'Write the complete listing of an app of yours: texts, screenshots for all sizes, age rating and privacy policy',
      ],
    },
    {
      description: 'Publishes and updates apps in both stores without help.',
      requiredCapabilities: [
        'Manages certificates, profiles and Play App Signing without ever losing a key',
        'Releases in stages and halts at a rising crash rate',
        'Answers a rejection with a fix or a reasoned appeal',
      ],
      suggestedProjects: [
        'Publish a small app on Google Play (one-time fee of 25 dollars), with the closed test that new personal accounts need, and update it twice',
      ],
    },
    {
      description:
        'Automates store delivery and handles difficult reviews, payment rules and broken releases.',
      requiredCapabilities: [
        'Builds, signs and uploads both apps from CI with fastlane and App Store Connect API keys',
        'Plans subscriptions, trials and external purchase rules by region and tests them in the sandbox',
        'Cuts app size with app bundles, on-demand assets and removed SDKs',
      ],
      suggestedProjects: [
        'Set up a pipeline that sends every merged change to testers on both platforms, with symbols, notes and version numbers',
      ],
    },
    {
      description:
        "Owns an organization's presence in the app stores, with many apps, brands and legal duties.",
      requiredCapabilities: [
        'Prepares all apps for SDK deadlines, alternative marketplaces and age assurance laws before they take effect',
        'Decides who holds accounts and signing keys, and names deputies for an emergency release',
        'Raises installs and ratings with product page experiments, review prompts and Android vitals',
      ],
      suggestedProjects: [
        'Write a release handbook for ten apps with key custody, review risks, staged rollouts and an emergency drill',
      ],
    },
  ],
  SwiftUI: [
    {
      description: 'Reads a small SwiftUI view and explains its body, modifiers and previews.',
      requiredCapabilities: [
        'Says which part of the screen each view in a stack draws',
        'Explains why the order of two modifiers matters',
      ],
      suggestedProjects: ['Rebuild the layout of a contact card in a preview'],
    },
    {
      description: 'Builds simple views with state by following examples.',
      requiredCapabilities: [
        'Chooses between @State and @Binding for a value',
        'Makes a form with pickers, toggles and validation',
      ],
      suggestedProjects: ['Build a tip calculator and a settings screen whose values survive a restart'],
    },
    {
      description: 'Builds complete screens with navigation, shared state, loading and accessibility.',
      requiredCapabilities: [
        'Models shared state with @Observable and passes it through the environment',
        'Loads data in a task that is canceled with its view',
        'Makes adaptive layouts for iPhone, iPad and Dynamic Type',
      ],
      suggestedProjects: [
        'Build a reading list app with navigation state, search, swipe actions and accessibility checked by VoiceOver',
      ],
    },
    {
      description: 'Designs SwiftUI code bases and solves redraw, identity and interop problems.',
      requiredCapabilities: [
        'Finds needless updates with the SwiftUI instrument and removes them',
        'Wraps UIKit views and controllers with correct coordination',
        'Writes custom layouts and animatable shapes',
      ],
      suggestedProjects: [
        'Rebuild a complex UIKit screen in SwiftUI and compare scrolling, memory and code size',
      ],
    },
    {
      description: 'Decides where an app uses SwiftUI and where UIKit, and explains how views are updated.',
      requiredCapabilities: [
        'Predicts the effect of structural identity and dependency tracking from source alone',
        'Builds a component library with previews, snapshot tests and accessibility built in',
      ],
      suggestedProjects: [
        'Publish a SwiftUI library that other apps use, with documentation and support for three platform versions',
      ],
    },
  ],
  'Jetpack Compose': [
    {
      description: 'Reads a composable function and explains what it draws and when it runs again.',
      requiredCapabilities: [
        'Finds the modifier that sets size, padding or click',
        'Tells Compose from layouts in XML',
      ],
      suggestedProjects: [
        "Do Google's first Compose tutorial and change its message list to show your own data",
      ],
    },
    {
      description: 'Builds simple screens with Material components and an example.',
      requiredCapabilities: [
        'Keeps text field state and shows an error beneath the field',
        'Adds a preview in light and dark theme',
      ],
      suggestedProjects: ['Build a unit converter with two screens'],
    },
    {
      description: 'Delivers screens with hoisted state, side effects, animation and tests.',
      requiredCapabilities: [
        'Hoists state to a ViewModel and collects it lifecycle-aware',
        'Chooses LaunchedEffect, DisposableEffect or rememberCoroutineScope by what the effect needs',
        'Tests screens by semantics with the Compose testing library',
      ],
      suggestedProjects: [
        'Build a weather app with adaptive panes, animations and tests on phone and tablet',
      ],
    },
    {
      description: 'Designs Compose code bases and solves recomposition and scrolling faults.',
      requiredCapabilities: [
        'Reads compiler reports and layout inspector counts to find needless recomposition',
        'Writes custom layouts and modifiers with Modifier.Node',
        'Moves a View-based app to Compose screen by screen',
      ],
      suggestedProjects: [
        'Migrate two screens of an open-source app, with benchmarks and screenshot tests before and after',
      ],
    },
    {
      description: 'Guides many teams in their use of Compose and explains the runtime beneath it.',
      requiredCapabilities: [
        'Explains snapshots, slot table and stability with experiments',
        'Decides on Compose Multiplatform by shared code, quality and staffing',
      ],
      suggestedProjects: [
        'Publish a Compose component library with lint rules, API checks and accessibility tests',
      ],
    },
  ],
}
