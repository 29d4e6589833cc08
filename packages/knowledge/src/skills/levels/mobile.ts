import type { LevelTable } from './level.ts'

export const mobileLevels: LevelTable = {
  iOS: [
    {
      description:
        'Opens an iOS project in Xcode, runs it in the simulator and explains the parts of the app it sees.',
      requiredCapabilities: [
        'Says which views, assets and settings a screen in the project is made of',
        'Explains why an app has to ask before it uses the camera or location',
      ],
      suggestedProjects: [
        "Follow Apple's introductory SwiftUI tutorial and change the sample app's layout and data",
      ],
    },
    {
      description: 'Builds simple screens with SwiftUI from a design or tutorial.',
      requiredCapabilities: [
        'Holds view state in @State and passes it down by @Binding',
        'Pushes a detail screen with NavigationStack and shows a list from an array',
        'Finds a layout fault with previews and the view debugger',
      ],
      suggestedProjects: [
        'Build a habit tracker that stores its data with SwiftData and runs on iPhone and iPad',
      ],
    },
    {
      description:
        'Delivers features of an app alone, with networking, persistence, tests and accessibility.',
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
        'Mixes UIKit and SwiftUI where each serves, and reviews concurrency and data migration of others',
      ],
      suggestedProjects: [
        'Take an open-source app, cut its launch time or dropped frames by a third and document each step with Instruments traces',
      ],
    },
    {
      description:
        'Sets the iOS direction of a company and explains what UIKit, SwiftUI and the Swift runtime do underneath.',
      requiredCapabilities: [
        'Plans minimum versions, new SDK adoption and deprecations for years, with user figures',
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
        'Runs an Android project in the emulator and explains activity, manifest, resources and permission.',
      requiredCapabilities: [
        'Finds the file behind a text or color shown on a screen',
        'Reads Logcat for the line at which an app crashed',
      ],
      suggestedProjects: [
        "Complete the first unit of Google's Android Basics with Compose and change its example app",
      ],
    },
    {
      description: 'Builds simple screens with Jetpack Compose by following examples.',
      requiredCapabilities: [
        'Keeps state with remember and hoists it to the caller',
        'Shows a long list with LazyColumn and moves between two screens',
        'Asks for a runtime permission and handles a refusal',
      ],
      suggestedProjects: ['Build a packing list app that saves its items with Room'],
    },
    {
      description: 'Delivers features alone with ViewModel, coroutines, tests and support for many devices.',
      requiredCapabilities: [
        'Survives rotation and process death with ViewModel and SavedStateHandle',
        'Exposes state as StateFlow and collects it with regard to the lifecycle',
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
        'Reduces recomposition with stable types and shows the change by Macrobenchmark and baseline profiles',
        'Divides Gradle modules and build logic so that builds stay fast',
      ],
      suggestedProjects: [
        'Improve start-up time and jank of an open-source app with baseline profiles and publish traces before and after',
      ],
    },
    {
      description: 'Steers Android development for a company and knows the platform beneath the SDK.',
      requiredCapabilities: [
        'Plans target API changes, such as edge-to-edge display or 16 KB memory pages, ahead of Play deadlines',
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
        'Opens a project in Expo Go or a simulator and changes text with fast refresh',
        'Says which parts of web React are missing, such as the DOM and CSS files',
      ],
      suggestedProjects: ['Create an Expo app with two screens that shows a picture gallery'],
    },
    {
      description: 'Builds simple screens with ready-made components and navigation under guidance.',
      requiredCapabilities: [
        'Lays out a form with Flexbox and keeps it above the keyboard',
        'Shows a long list with FlatList and stable keys',
      ],
      suggestedProjects: ['Build a recipe app with Expo Router, search and favorites kept on the device'],
    },
    {
      description: 'Ships apps for iOS and Android alone, with native features, tests and builds.',
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
      description: 'Decides for a company where React Native fits and works on the boundary to native code.',
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
      description: 'Builds screens from standard widgets with help.',
      requiredCapabilities: [
        'Resolves an unbounded height or overflow message by reading the constraints',
        'Chooses StatelessWidget or StatefulWidget by who owns the state',
      ],
      suggestedProjects: ['Build a quiz app with questions from a JSON file and a result screen'],
    },
    {
      description: 'Delivers apps alone with state management, data access, tests and platform features.',
      requiredCapabilities: [
        'Separates state from widgets with Riverpod or Bloc and tests it without a device',
        'Writes widget tests, golden tests and one integration test',
        'Localizes texts with ARB files and supports right-to-left layouts',
      ],
      suggestedProjects: [
        'Build an expense app with Drift database, charts, export and adaptive layout for phone and desktop',
      ],
    },
    {
      description: 'Designs Flutter projects and solves jank, memory and platform channel faults.',
      requiredCapabilities: [
        'Finds expensive rebuilds and raster time in DevTools and fixes them with const, keys or repaint boundaries',
        'Moves heavy work to isolates and shows the frame times',
        'Calls native libraries by FFI or Pigeon-generated channels with clear threading',
      ],
      suggestedProjects: [
        'Profile an open-source Flutter app on a cheap phone and send a measured performance fix',
      ],
    },
    {
      description: 'Guides Flutter use across products and knows framework and engine.',
      requiredCapabilities: [
        'Writes a custom render object with layout, painting, hit testing and semantics',
        'Explains widget, element and render trees and what Impeller compiles ahead of time',
        'Judges Flutter against native and web for a portfolio with size, accessibility and hiring figures',
      ],
      suggestedProjects: [
        'Contribute a reviewed change to Flutter or publish a package with full score on pub.dev and maintain it for a year',
      ],
    },
  ],
  'Mobile UI Design': [
    {
      description: 'Explains platform conventions of iOS and Android and recognizes them in apps.',
      requiredCapabilities: [
        'Tells tab bar, navigation bar and sheet apart and says when each is used',
        'Names the least target size each platform asks for',
      ],
      suggestedProjects: [
        'Compare the same screen of three apps on iOS and Android in a table of conventions kept and broken',
      ],
    },
    {
      description: 'Draws simple mobile screens from given components.',
      requiredCapabilities: [
        "Builds a screen with auto layout and the platform's UI kit in Figma or Penpot",
        'Checks contrast and text at the largest system size',
      ],
      suggestedProjects: [
        'Redesign the sign-up of an app you use in three screens and link them as a clickable prototype',
      ],
    },
    {
      description: 'Designs complete flows for both platforms and tests them with users.',
      requiredCapabilities: [
        'Designs empty, loading, error, offline and permission states beside the ideal one',
        'Runs a usability test with five people on real phones and changes the design by what happened',
        'Hands over spacing, states and motion so that developers need not guess',
      ],
      suggestedProjects: [
        'Design a volunteer shift app for iOS and Android with prototype, test report and second version',
      ],
    },
    {
      description:
        'Designs systems for phones, tablets, foldables and watches, and resolves conflicts of brand, platform and access.',
      requiredCapabilities: [
        'Builds a token-based component library that maps to SwiftUI and Compose',
        'Designs gestures with visible alternatives and one-handed reach in mind',
        'Reviews app designs against WCAG 2.2, Liquid Glass or Material 3 Expressive and says what to refuse',
      ],
      suggestedProjects: [
        'Audit a public-service app with a screen reader and large text, and deliver a prioritized redesign of its worst flow',
      ],
    },
    {
      description: 'Directs mobile design across products and proves its effect.',
      requiredCapabilities: [
        'Sets design principles, critique and quality bars that outlast single releases',
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
        "Explains the way from a build to an app in Apple's App Store and Google Play, with signing and review.",
      requiredCapabilities: [
        'Tells a development from a distribution build and a test track from production',
        'Finds the guideline or policy that a given app idea may collide with',
      ],
      suggestedProjects: [
        'Read ten sections of the App Review Guidelines and judge three apps on your phone against them',
      ],
    },
    {
      description: 'Prepares a release from a checklist, from screenshots to privacy details.',
      requiredCapabilities: [
        "Fills in privacy labels and the data safety form from the app's real data use",
        'Uploads a build to TestFlight or an internal test track',
      ],
      suggestedProjects: [
        'Write the complete listing of an app of yours: texts, screenshots for all sizes, age rating and privacy policy',
      ],
    },
    {
      description: 'Publishes and updates apps in both stores alone.',
      requiredCapabilities: [
        'Manages certificates, profiles and Play App Signing without a lost key',
        'Releases in stages and halts at a rising crash rate',
        'Answers a rejection with a fix or a reasoned appeal',
      ],
      suggestedProjects: [
        'Publish a small app on Google Play, including the closed test asked of new personal accounts, and update it twice',
      ],
    },
    {
      description: 'Automates delivery and handles difficult reviews, payments and incidents.',
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
      description: 'Owns store strategy and compliance for many apps and brands.',
      requiredCapabilities: [
        'Prepares the portfolio for policy and SDK deadlines, alternative marketplaces and age assurance laws',
        'Runs account structure, key custody and emergency release with named deputies',
        'Uses product page tests, ratings and vitals to raise installs and keep ranking',
      ],
      suggestedProjects: [
        'Write a release handbook for ten apps with signing custody, review risks, staged rollout limits and emergency drills',
      ],
    },
  ],
}
