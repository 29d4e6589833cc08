import type { SkillQuiz } from './quiz-question.ts'

export const iosQuiz: SkillQuiz = {
  skill: 'iOS',
  questions: [
    {
      id: 'ios-01',
      difficulty: 'beginner',
      question:
        'After a download the label changes only seconds later, or the app warns about threads. What is wrong?',
      code: {
        language: 'swift',
        lines: [
          'URLSession.shared.dataTask(with: url) { data, _, _ in',
          '    self.label.text = String(decoding: data ?? Data(), as: UTF8.self)',
          '}.resume()',
        ],
      },
      right: {
        text: 'The label is changed off the main thread',
        why: 'The completion handler runs on a background queue; interface work belongs on the main thread, as in `DispatchQueue.main.async`.',
      },
      wrong: [
        {
          text: 'The task is started before the label is set',
          why: '`resume` starts the request, and the handler runs when the answer arrives.',
        },
        {
          text: 'The data has to be stored before it is shown',
          why: 'Nothing needs to be stored to be displayed.',
        },
        {
          text: 'The session has to be created for each request',
          why: 'The shared session is made for simple requests like this.',
        },
      ],
    },
    {
      id: 'ios-02',
      difficulty: 'beginner',
      question: 'The compiler rejects the assignment in this SwiftUI view. What is missing?',
      code: {
        language: 'swift',
        lines: [
          'struct Counter: View {',
          '    var count = 0',
          '    var body: some View {',
          '        Button("\\(count)") { count += 1 }',
          '    }',
          '}',
        ],
      },
      right: {
        text: '`@State` before `var count`, so SwiftUI stores it',
        why: 'Views are short-lived structures; the state is kept outside of them, and changing it updates the view.',
      },
      wrong: [
        {
          text: '`mutating` before `var body`, so it can be changed',
          why: 'A body cannot be `mutating`, and the structure is recreated all the time anyway.',
        },
        {
          text: '`lazy` before `var count`, so it is set when needed',
          why: 'It delays the first computation and is no state of a view.',
        },
        {
          text: '`static` before `var count`, so it is kept for good',
          why: 'It would be shared by all counters, and changes would not update any view.',
        },
      ],
    },
    {
      id: 'ios-03',
      difficulty: 'beginner',
      question:
        'The app crashes at the moment when it first asks for access to all photos of the user. What is missing?',
      right: {
        text: "A text for the permission's purpose in `Info.plist`",
        why: "Without `NSPhotoLibraryUsageDescription` the system ends the app. The system's picker needs no permission at all.",
      },
      wrong: [
        {
          text: 'A certificate for photos in the developer account',
          why: 'Access to photos is decided by the user, not by a certificate.',
        },
        {
          text: 'A check in the code that the library is not empty',
          why: 'An empty library is an ordinary state and crashes nothing.',
        },
        {
          text: "A folder in the app's container to hold the photos",
          why: 'Photos are read from the library and need no folder of the app.',
        },
      ],
    },
    {
      id: 'ios-04',
      difficulty: 'beginner',
      question: 'Scrolling quickly through the table, rows show images of other rows for a moment. Why?',
      code: {
        language: 'swift',
        lines: [
          'func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {',
          '    let cell = t.dequeueReusableCell(withIdentifier: "photo", for: i) as! PhotoCell',
          '    loader.load(urls[i.row]) { image in cell.photo.image = image }',
          '    return cell',
          '}',
        ],
      },
      right: {
        text: 'Cells are reused, and late images land in another row',
        why: 'Clear the image and cancel the old load in `prepareForReuse`, and check that the cell still shows that item.',
      },
      wrong: [
        {
          text: 'Cells are created again for every row and get mixed up',
          why: 'They are taken from a pool; that is exactly why old content appears.',
        },
        {
          text: 'Cells have the same identifier, and each row needs its own',
          why: 'An identifier stands for a kind of cell; one per row would defeat the reuse.',
        },
        {
          text: 'Cells are shown in random order until the table is loaded',
          why: 'The table asks for the cells by index; their order is fixed.',
        },
      ],
    },
    {
      id: 'ios-05',
      difficulty: 'beginner',
      question:
        'The layout looks right on one iPhone, but on a smaller one the button lies outside of the screen. What is the best remedy?',
      code: {
        language: 'swift',
        lines: ['button.frame = CGRect(x: 300, y: 780, width: 80, height: 44)'],
      },
      right: {
        text: 'Constraints to the safe area instead of a fixed frame',
        why: "Auto Layout (or SwiftUI's layout) adapts to size, orientation, notch and Dynamic Type.",
      },
      wrong: [
        {
          text: 'A table with a frame for each of the device models',
          why: 'New devices, rotation and split view would each break it again.',
        },
        {
          text: 'A scale factor from the screen width for all frames',
          why: 'Text and touch targets would get too small, and the proportions differ.',
        },
        {
          text: 'A scroll view around everything, so it can be reached',
          why: 'Users should not have to scroll for a button that fits on the screen.',
        },
      ],
    },
    {
      id: 'ios-06',
      difficulty: 'beginner',
      question: 'Where should the app keep the login token that it receives?',
      right: {
        text: 'In the keychain, as an item of this app',
        why: 'It is encrypted by the system and protected by the device lock, with a choice of when it can be read.',
      },
      wrong: [
        {
          text: 'In `UserDefaults`, under a long random key',
          why: 'Defaults are a plain file in the container; a random key hides nothing.',
        },
        {
          text: 'In a constant, which is part of the binary',
          why: 'The token is only known after the login, and binaries can be searched.',
        },
        {
          text: 'In a text file in the `Documents` folder',
          why: 'It is not meant for secrets; files there may be backed up and shared.',
        },
      ],
    },
    {
      id: 'ios-07',
      difficulty: 'beginner',
      question: 'Which view fits a list of 10,000 messages in SwiftUI?',
      right: {
        text: '`List(messages) { MessageRow(message: $0) }`',
        why: 'It creates only the rows near the visible part.',
      },
      wrong: [
        {
          text: '`VStack { ForEach(messages) { MessageRow(message: $0) } }`',
          why: 'All rows are built at once, and the stack does not scroll.',
        },
        {
          text: '`ScrollView { VStack { ForEach(messages, content: row) } }`',
          why: 'It scrolls, but the plain stack builds all rows at once; `LazyVStack` would not.',
        },
        {
          text: '`TabView { ForEach(messages, content: MessageRow.init) }`',
          why: 'Tabs are meant for a handful of areas of an app.',
        },
      ],
    },
    {
      id: 'ios-08',
      difficulty: 'beginner',
      question:
        'The app works in the simulator, but the field is covered by the keyboard on a device. What did the simulator hide?',
      right: {
        text: 'It had the hardware keyboard connected, so none was shown',
        why: "Toggle the software keyboard in the simulator, and use the keyboard layout guide or SwiftUI's avoidance.",
      },
      wrong: [
        {
          text: 'It has no keyboard of its own, since it is a desktop app',
          why: 'It can show the software keyboard; the option is in its menu.',
        },
        {
          text: 'It scrolls all the fields, which devices do only on demand',
          why: 'It runs the same frameworks as a device and behaves alike.',
        },
        {
          text: 'It has larger screens than devices, so that nothing overlaps',
          why: 'It simulates the sizes of the real devices.',
        },
      ],
    },
    {
      id: 'ios-09',
      difficulty: 'intermediate',
      question: 'The list loses its loaded items whenever the parent view is updated. What is the cause?',
      code: {
        language: 'swift',
        lines: [
          'struct Feed: View {',
          '    @ObservedObject var model = FeedModel()',
          '    var body: some View { List(model.items) { Text($0.title) } }',
          '}',
        ],
      },
      right: {
        text: 'A new model is created with each new `Feed` value',
        why: '`@ObservedObject` does not own its object. `@StateObject` (or `@State` with `@Observable`) keeps the first one.',
      },
      wrong: [
        {
          text: 'A new list is created as soon as the items change',
          why: 'The list is updated by the identity of its items, which loses no data.',
        },
        {
          text: 'The model is not published, so the list forgets it',
          why: 'Without publishing, updates would be missed; items would not vanish.',
        },
        {
          text: 'The model has to be a structure to keep its values',
          why: 'An observable object is a class by design.',
        },
      ],
    },
    {
      id: 'ios-10',
      difficulty: 'intermediate',
      question:
        'An app uploads a large video. If the user leaves the app, the upload stops. What does the system offer for this?',
      right: {
        text: 'A background `URLSession`, which runs outside the app',
        why: 'The system continues the transfer even while the app is suspended, and wakes it at the end.',
      },
      wrong: [
        {
          text: 'A `Task.detached`, which does not belong to any view',
          why: 'All threads of a suspended app stand still, whatever kind of task it is.',
        },
        {
          text: 'A `Timer`, which wakes the app to send the next part',
          why: 'Timers do not fire in a suspended app.',
        },
        {
          text: 'A silent audio track, which keeps the app running',
          why: 'It misuses a background mode and is rejected in review.',
        },
      ],
    },
    {
      id: 'ios-11',
      difficulty: 'intermediate',
      question:
        'Memory rises with each visit to a screen. In the memory graph debugger the view controllers of past visits are still there. What do you look for?',
      right: {
        text: 'A strong reference to them, such as a closure or delegate',
        why: 'A cycle or a long-lived holder keeps them. Make the delegate `weak`, capture weakly, invalidate timers.',
      },
      wrong: [
        {
          text: 'A missing call of `removeFromSuperview` in `viewDidDisappear`',
          why: 'The views belong to the controller and go with it, once it is freed.',
        },
        {
          text: 'A missing call of `autoreleasepool` around the transition',
          why: 'It drains temporary objects earlier, but frees nothing that is still referenced.',
        },
        {
          text: 'A cache of images which the system has not yet emptied',
          why: 'Images use memory, but they do not hold view controllers.',
        },
      ],
    },
    {
      id: 'ios-12',
      difficulty: 'intermediate',
      question:
        'The server sends this push to make the app load new orders, but the app does not always run. What follows from it?',
      code: {
        language: 'json',
        lines: ['{', '  "aps": { "content-available": 1 },', '  "sync": "orders"', '}'],
      },
      right: {
        text: 'Silent pushes are a hint; the app must also sync when opened',
        why: 'The system limits them by battery, use and settings, and apps closed by force are not woken.',
      },
      wrong: [
        {
          text: 'Silent pushes need a sound, so the system treats them as urgent',
          why: 'A sound makes it a visible alert, which users would rightly not expect.',
        },
        {
          text: 'Silent pushes have to be sent several times to arrive for sure',
          why: 'More pushes only use up the limit faster.',
        },
        {
          text: 'Silent pushes only arrive if the user has allowed notifications',
          why: 'Alerts need that permission; background delivery depends on background refresh.',
        },
      ],
    },
    {
      id: 'ios-13',
      difficulty: 'intermediate',
      question:
        'Core Data crashes at times when a background import and the list work at once. What is the rule behind it?',
      code: {
        language: 'swift',
        lines: [
          'DispatchQueue.global().async {',
          '    let item = NSEntityDescription.insertNewObject(',
          '        forEntityName: "Item", into: container.viewContext)',
          '    item.setValue("x", forKey: "title")',
          '}',
        ],
      },
      right: {
        text: 'A context and its objects are used only on their own queue',
        why: 'Use `performBackgroundTask` with a context of its own, and pass object ids between contexts.',
      },
      wrong: [
        {
          text: 'A context may insert objects only after it has been saved',
          why: 'Inserting and saving come in this order, any number of times.',
        },
        {
          text: 'A store accepts a single context, which all queues share',
          why: 'A container can have any number of contexts on the same store.',
        },
        {
          text: 'A list has to be closed as long as objects are inserted',
          why: 'Fetched results controllers are made for updates while a list is shown.',
        },
      ],
    },
    {
      id: 'ios-14',
      difficulty: 'intermediate',
      question:
        'The designer asks that text follows the size that users have set in the system. Which code does it in UIKit?',
      right: {
        text: '`label.font = .preferredFont(forTextStyle: .body)` with `adjustsFontForContentSizeCategory`',
        why: 'Text styles scale with Dynamic Type, also while the app runs. The layout must allow growth.',
      },
      wrong: [
        {
          text: '`label.font = .systemFont(ofSize: UIFont.systemFontSize)` with `numberOfLines = 0` on it',
          why: 'This is a fixed size, whatever the user has set.',
        },
        {
          text: '`label.adjustsFontSizeToFitWidth = true` with a `minimumScaleFactor` of 0.5 or less',
          why: 'It shrinks text that does not fit, the opposite of what these users need.',
        },
        {
          text: '`label.font = .systemFont(ofSize: 17 * UIScreen.main.scale)` with `sizeToFit()` after it',
          why: 'The scale is that of pixels per point and unrelated to the text size.',
        },
      ],
    },
    {
      id: 'ios-15',
      difficulty: 'intermediate',
      question: 'Why is the spinner not visible while this code runs on the main thread?',
      code: {
        language: 'swift',
        lines: [
          'spinner.startAnimating()',
          'let result = parse(hugeFile) // 3 seconds',
          'spinner.stopAnimating()',
        ],
      },
      right: {
        text: 'The screen is drawn only when the main run loop gets its turn',
        why: 'Blocking it delays drawing and touches. Parse in the background and come back to the main thread.',
      },
      wrong: [
        {
          text: 'The spinner needs to be added again before each animation',
          why: 'It stays in the hierarchy and can be started repeatedly.',
        },
        {
          text: 'The animation takes 3 seconds before its first frame appears',
          why: 'It begins with the next frame, which the blocked thread cannot produce.',
        },
        {
          text: 'The file is parsed before the first line has been executed',
          why: 'The lines run in order; only the drawing is deferred.',
        },
      ],
    },
    {
      id: 'ios-16',
      difficulty: 'intermediate',
      question:
        'Tapping `https://shop.example/item/7` should open the app, but opens Safari. The app has the entitlement. What do you check first?',
      right: {
        text: 'The `apple-app-site-association` file on that domain',
        why: "It must be served over HTTPS without a redirect and name the app id and the paths. Devices fetch it through Apple's CDN.",
      },
      wrong: [
        {
          text: 'The `CFBundleURLTypes` entry with the scheme `https`',
          why: 'Custom schemes are registered there; `https` cannot be claimed that way.',
        },
        {
          text: 'The `NSAppTransportSecurity` exception for the domain',
          why: 'It concerns connections that the app makes, not links that open it.',
        },
        {
          text: 'The `LSApplicationQueriesSchemes` list with `https`',
          why: 'It allows asking whether other apps can open a scheme.',
        },
      ],
    },
    {
      id: 'ios-17',
      difficulty: 'expert',
      question:
        'Users report that the app "starts from scratch" when they come back after a while. There are no crash reports. What is the explanation, and what helps?',
      right: {
        text: 'It was ended in the background for memory; restore its state',
        why: 'Suspended apps are removed silently under pressure. Save the position and drafts, and keep the footprint small.',
      },
      wrong: [
        {
          text: 'It was ended by a watchdog; make the start of the app quicker',
          why: 'The watchdog leaves reports, and it strikes at launch or on blocking, not in suspension.',
        },
        {
          text: 'It was updated in the background; turn off automatic updates',
          why: "Updates are rare and cannot be turned off for a user's device by an app.",
        },
        {
          text: 'It was closed by the user by force; show a hint not to do so',
          why: 'Some do it, but the pattern after a while is what the system does itself.',
        },
      ],
    },
    {
      id: 'ios-18',
      difficulty: 'expert',
      question:
        "In production the app is killed at launch with the code `0x8badf00d`; on the developers' devices it starts quickly. What is the likely cause?",
      right: {
        text: 'The main thread waits for network or data during the launch',
        why: 'The watchdog ends apps that take too long; slow networks or big databases of users show it. Defer such work.',
      },
      wrong: [
        {
          text: 'The app uses more memory at launch than older devices have',
          why: 'Memory limits lead to a jetsam event, with another code.',
        },
        {
          text: 'The signature of the app was changed after it was submitted',
          why: 'An invalid signature keeps the app from starting at all, for everyone.',
        },
        {
          text: 'The app was started in a debug build with assertions enabled',
          why: 'Store builds are release builds, and a failed assertion has another signature.',
        },
      ],
    },
    {
      id: 'ios-19',
      difficulty: 'expert',
      question:
        'In SwiftUI, typing into one field re-evaluates the bodies of a big screen. Which change limits it most?',
      code: {
        language: 'swift',
        lines: [
          'final class FormModel: ObservableObject {',
          '    @Published var name = ""',
          '    @Published var notes = ""',
          '    @Published var items: [Item] = []',
          '}',
        ],
      },
      right: {
        text: 'Moving to `@Observable`, which tracks the properties read',
        why: 'With `ObservableObject` any published change updates every observing view; now only readers of that property update.',
      },
      wrong: [
        {
          text: 'Marking each of the subviews as `Equatable` structures only',
          why: 'They must also be wrapped with `.equatable()`, and they would still observe the model themselves.',
        },
        {
          text: 'Sending all of the changes on a background queue instead',
          why: 'Published changes must come on the main thread, and the number of updates stays.',
        },
        {
          text: 'Putting the three properties into one published structure',
          why: 'Every change then replaces the whole structure, so nothing is gained.',
        },
      ],
    },
    {
      id: 'ios-20',
      difficulty: 'expert',
      question:
        'Scrolling drops frames. Time Profiler shows little CPU use of the app. Which cause fits, and how is it verified?',
      right: {
        text: 'Costly rendering, such as offscreen passes; by Core Animation tools',
        why: "Shadows without a path, masks and blending burden the render server and GPU, outside the app's own CPU time.",
      },
      wrong: [
        {
          text: "Slow layout code of the cells; by looking at the system's log for it",
          why: "Layout runs on the app's main thread and would be seen in the Time Profiler.",
        },
        {
          text: 'Too many objects in memory; by counting them with the leak detector',
          why: 'Leaks use up memory, but they do not take time for each frame.',
        },
        {
          text: 'Slow decoding of JSON; by measuring all requests with a proxy server',
          why: 'Decoding is CPU time of the app and would show up as well.',
        },
      ],
    },
    {
      id: 'ios-21',
      difficulty: 'expert',
      question:
        'A team ships a feature behind a remote switch, and the review has approved the app. Which use of the switch violates the review guidelines?',
      right: {
        text: 'Showing a hidden shop that the reviewers could not see',
        why: "Features must be visible to the review; changing the app's purpose afterwards can lead to removal.",
      },
      wrong: [
        {
          text: 'Turning a feature on for a tenth of its users at first',
          why: 'Gradual rollouts of reviewed features are common practice.',
        },
        {
          text: 'Turning off a feature that has a fault in production',
          why: 'A kill switch for reviewed features is harmless and advisable.',
        },
        {
          text: 'Changing texts and pictures of a campaign on the fly',
          why: 'Content may come from a server, as long as it stays within the rules.',
        },
      ],
    },
    {
      id: 'ios-22',
      difficulty: 'expert',
      question:
        'Which approach protects against a machine in the middle with a certificate that was wrongly issued, without locking out users when the certificate is renewed?',
      right: {
        text: 'Pin the public keys of the CA or server, with a spare one',
        why: 'Keys can outlive certificates, and the spare (with expiry or remote off switch) lets you rotate.',
      },
      wrong: [
        {
          text: "Pin the server's present certificate in the app's bundle",
          why: 'Each renewal then breaks all versions of the app that are installed.',
        },
        {
          text: 'Turn on App Transport Security for all of the domains',
          why: 'It demands modern TLS, but accepts every certificate of a trusted CA.',
        },
        {
          text: "Encrypt the requests' bodies with a key from the bundle",
          why: 'A key in the bundle can be extracted and is the same for everybody.',
        },
      ],
    },
    {
      id: 'ios-23',
      difficulty: 'expert',
      question:
        'After an app update, some users lose their data at the first start, with an error about an incompatible store. What was missed?',
      code: {
        language: 'swift',
        lines: [
          'let container = NSPersistentContainer(name: "Shop")',
          'container.loadPersistentStores { _, error in',
          '    if error != nil { self.deleteStoreAndRetry() }',
          '}',
        ],
      },
      right: {
        text: 'A new model version with a migration, tested from old stores',
        why: 'The changed model no longer fits the file. Deleting on any error turns a recoverable failure into a loss.',
      },
      wrong: [
        {
          text: 'A backup of the store in the cloud, to be loaded by the app',
          why: 'It may help afterwards, but the migration is what was missing.',
        },
        {
          text: 'A call of `save` on the context before the app is updated',
          why: 'Saved data is in the store; the new model cannot read it.',
        },
        {
          text: 'A larger cache, so the store can be loaded in one single step',
          why: "The size is not the problem; the model's hash does not match.",
        },
      ],
    },
    {
      id: 'ios-24',
      difficulty: 'expert',
      question:
        "A team's build takes 12 minutes after each small change in a base module. Which change addresses the cause?",
      right: {
        text: 'Split it up, and let features depend on stable interfaces',
        why: 'A change then rebuilds only what depends on that part; features that know just an interface need no rebuild.',
      },
      wrong: [
        {
          text: 'Merge all of the modules, so that the linker runs once',
          why: 'One large module means that more is compiled after each change.',
        },
        {
          text: 'Turn on whole-module optimization in the debug builds',
          why: 'It makes incremental builds slower, as the module is compiled as one.',
        },
        {
          text: 'Clean the build folder before each of the larger builds',
          why: 'It discards exactly the results that could be reused.',
        },
      ],
    },
  ],
}
