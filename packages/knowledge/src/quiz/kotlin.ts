import type { SkillQuiz } from './quiz-question.ts'

export const kotlinQuiz: SkillQuiz = {
  skill: 'Kotlin',
  questions: [
    {
      id: 'kotlin-01',
      difficulty: 'beginner',
      question: 'Why does the compiler reject the second line?',
      code: {
        language: 'kotlin',
        lines: ['val name: String? = findName()', 'println(name.length)'],
      },
      right: {
        text: '`name` may be `null`, which has to be dealt with first',
        why: 'Use `name?.length`, a check or `?: …`; the type `String?` makes the compiler insist.',
      },
      wrong: [
        {
          text: '`name` is a `val`, so its length is not computed again',
          why: '`val` only forbids assigning again; reading a property is always possible.',
        },
        {
          text: '`length` is a function and needs parentheses in Kotlin',
          why: '`length` is a property in Kotlin.',
        },
        {
          text: '`println` accepts only a `String`, and `length` is an `Int`',
          why: '`println` accepts a value of any type, so that is no obstacle.',
        },
      ],
    },
    {
      id: 'kotlin-02',
      difficulty: 'beginner',
      question: 'What is printed if `nickname` is `null`?',
      code: {
        language: 'kotlin',
        lines: ['val label = user.nickname?.uppercase() ?: "guest"', 'println(label)'],
      },
      right: {
        text: '`guest`, as the call yields `null` and `?:` replaces it',
        why: 'The safe call is skipped for `null`, and the Elvis operator supplies the value on its right.',
      },
      wrong: [
        {
          text: '`GUEST`, as the call applies to the replaced text too',
          why: 'The call belongs to the nickname only; the right side is used as it is.',
        },
        {
          text: '`null`, as the safe call turns the result into a text',
          why: 'The safe call yields `null`, which the Elvis operator then replaces.',
        },
        {
          text: 'An exception, as `uppercase` is called on a `null`',
          why: 'That is what `?.` prevents; `!!` would throw.',
        },
      ],
    },
    {
      id: 'kotlin-03',
      difficulty: 'beginner',
      question: 'What happens in the last line?',
      code: {
        language: 'kotlin',
        lines: ['val tags = mutableListOf("a")', 'tags.add("b")', 'tags = mutableListOf("c")'],
      },
      right: {
        text: 'It does not compile, as `tags` is a `val`',
        why: 'The variable cannot be assigned again, while the list it refers to may change.',
      },
      wrong: [
        {
          text: 'It replaces the list, as it is mutable',
          why: 'The mutability of the list does not make the variable assignable.',
        },
        {
          text: 'It adds `"c"`, as the list exists already',
          why: 'Assigning never adds to a list; it would replace the reference.',
        },
        {
          text: 'It throws, as a list may not be replaced',
          why: 'The compiler reports it, so the program does not even start.',
        },
      ],
    },
    {
      id: 'kotlin-04',
      difficulty: 'beginner',
      question: 'What does a `data class` give you here that a plain class does not?',
      code: {
        language: 'kotlin',
        lines: ['data class Point(val x: Int, val y: Int)', 'println(Point(1, 2) == Point(1, 2))'],
      },
      right: {
        text: '`true` is printed, as `equals` compares the properties',
        why: "The compiler generates `equals`, `hashCode`, `toString` and `copy` from the constructor's properties.",
      },
      wrong: [
        {
          text: '`true` is printed, as equal points are kept only once',
          why: 'Two objects are created; they are equal but not identical.',
        },
        {
          text: '`false` is printed, unless `equals` is written by hand',
          why: 'This holds for a plain class, where `==` falls back to identity.',
        },
        {
          text: '`false` is printed, as `==` compares the references',
          why: 'In Kotlin `==` calls `equals`; `===` compares references.',
        },
      ],
    },
    {
      id: 'kotlin-05',
      difficulty: 'beginner',
      question: 'Which value does `kind` get for `n = 5`?',
      code: {
        language: 'kotlin',
        lines: [
          'val kind = when {',
          '    n > 0 -> "positive"',
          '    n > 3 -> "large"',
          '    else -> "other"',
          '}',
        ],
      },
      right: {
        text: '`positive`, as the first true branch is taken',
        why: 'Branches are checked from the top, and `when` ends after the first that holds.',
      },
      wrong: [
        {
          text: '`large`, as it is the more precise condition',
          why: 'Precision plays no part; the order does, so the narrower one should come first.',
        },
        {
          text: '`large`, as a later branch replaces the earlier',
          why: 'There is no fall-through; the later branch is not even checked.',
        },
        {
          text: '`other`, as two conditions hold at one time',
          why: '`else` is taken only if no condition holds.',
        },
      ],
    },
    {
      id: 'kotlin-06',
      difficulty: 'beginner',
      question: 'Which expression gives the names of all adults, sorted?',
      right: {
        text: '`people.filter { it.age >= 18 }.map { it.name }.sorted()`',
        why: '`filter` selects the people, `map` takes their names, and `sorted` orders the texts.',
      },
      wrong: [
        {
          text: '`people.map { it.name }.filter { it.age >= 18 }.sorted()`',
          why: 'After `map` the elements are texts, which have no `age`.',
        },
        {
          text: '`people.filter { it.age >= 18 }.forEach { it.name }.sorted()`',
          why: '`forEach` returns `Unit`, so there is nothing to sort.',
        },
        {
          text: '`people.find { it.age >= 18 }.map { it.name }.sorted()`',
          why: '`find` gives one person or `null`, not a list.',
        },
      ],
    },
    {
      id: 'kotlin-07',
      difficulty: 'beginner',
      question: 'How can `greet` be called without giving a greeting?',
      code: {
        language: 'kotlin',
        lines: ['fun greet(name: String, greeting: String = "Hello") = "$greeting, $name!"'],
      },
      right: {
        text: '`greet("Ada")`, as the parameter has a default value',
        why: 'Default arguments replace the overloads that Java would need.',
      },
      wrong: [
        {
          text: '`greet("Ada", null)`, as the default replaces a `null`',
          why: '`null` is no `String`, and defaults apply only to omitted arguments.',
        },
        {
          text: '`greet("Ada", _)`, as the underscore stands for a default',
          why: 'The underscore marks unused lambda parameters; it is no argument.',
        },
        {
          text: '`greet("Ada", default)`, as it is declared in the function',
          why: 'There is no such keyword for arguments.',
        },
      ],
    },
    {
      id: 'kotlin-08',
      difficulty: 'beginner',
      question: 'Why does `item.price` compile inside the branch without a cast?',
      code: {
        language: 'kotlin',
        lines: ['fun total(item: Any): Int =', '    if (item is Product) item.price else 0'],
      },
      right: {
        text: 'The compiler knows the type after the `is` check',
        why: 'This is a smart cast: `item` cannot have changed between the check and the use.',
      },
      wrong: [
        {
          text: 'The compiler converts it, as `Any` fits every type',
          why: 'Nothing is converted, and `Any` alone would not allow access to `price`.',
        },
        {
          text: 'The property is looked up at run time by its name',
          why: 'Kotlin is statically typed; the access is checked by the compiler.',
        },
        {
          text: 'The class `Product` is imported, so it is inferred',
          why: 'Importing makes the name known, not the type of `item`.',
        },
      ],
    },
    {
      id: 'kotlin-09',
      difficulty: 'intermediate',
      question:
        'The call to `user.email.length` throws a `NullPointerException` in Kotlin code, although it compiles without `?`. `User` is a Java class without annotations. Why?',
      right: {
        text: '`email` has a platform type, which is not checked',
        why: 'Types from Java without nullability annotations may be used either way, at your own risk.',
      },
      wrong: [
        {
          text: '`email` is a property, and only functions are checked',
          why: 'Properties and functions declared in Kotlin are both checked.',
        },
        {
          text: '`email` is smart cast, so that checks are removed',
          why: 'No check was made that could have caused a smart cast.',
        },
        {
          text: '`email` is `lateinit`, and it has not been set yet',
          why: 'This would be another exception, and `lateinit` exists in Kotlin code only.',
        },
      ],
    },
    {
      id: 'kotlin-10',
      difficulty: 'intermediate',
      question: "A screen's states should be handled completely. Why does this `when` need no `else`?",
      code: {
        language: 'kotlin',
        lines: [
          'sealed interface State',
          'data object Loading : State',
          'data class Ready(val text: String) : State',
          'data class Failed(val cause: Throwable) : State',
          '',
          'fun title(s: State) = when (s) {',
          '    is Loading -> "…"',
          '    is Ready -> s.text',
          '    is Failed -> "Sorry"',
          '}',
        ],
      },
      right: {
        text: 'All subtypes of a sealed interface are known at compile time',
        why: 'The compiler checks that every case is there, and reports the gap when a subtype is added.',
      },
      wrong: [
        {
          text: 'All other states give an empty text if there is no `else`',
          why: 'A `when` used as an expression has no silent default.',
        },
        {
          text: 'All branches return a `String`, so that `else` is implied',
          why: 'The type of the branches has nothing to do with being exhaustive.',
        },
        {
          text: 'All subtypes are data classes, which can be enumerated',
          why: 'Being a data class is not required; it is `sealed` that limits the subtypes.',
        },
      ],
    },
    {
      id: 'kotlin-11',
      difficulty: 'intermediate',
      question: 'What does this function return, and which scope function would return the user instead?',
      code: {
        language: 'kotlin',
        lines: ['fun create() = User().run {', '    name = "Ada"', '    save()', '}'],
      },
      right: {
        text: 'The result of `save()`; `apply` would return the user',
        why: "`run`, `let` and `with` return the lambda's last value, `apply` and `also` the receiver.",
      },
      wrong: [
        {
          text: 'The result of `save()`; `let` would return the user',
          why: '`let` returns the value of the lambda as well.',
        },
        {
          text: 'The user; `also` would return the result of `save()`',
          why: 'It is the reverse: `also` is one of the two that return the receiver.',
        },
        {
          text: 'The result of `name`; `with` would return the user',
          why: 'The last expression counts, and `with` returns it just like `run`.',
        },
      ],
    },
    {
      id: 'kotlin-12',
      difficulty: 'intermediate',
      question: '`cancel()` is called on the coroutine, but the loop goes on. Why?',
      code: {
        language: 'kotlin',
        lines: [
          'val job = scope.launch(Dispatchers.Default) {',
          '    for (file in files) {',
          '        hash(file) // ordinary, long computing',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'Cancellation is cooperative, and nothing checks for it',
        why: 'Call `ensureActive()` or `yield()` in the loop; suspending functions of the library do so.',
      },
      wrong: [
        {
          text: 'Cancellation only works on the dispatcher for the UI',
          why: 'It works on any dispatcher, provided that the code cooperates.',
        },
        {
          text: 'Cancellation needs an exception thrown by the caller',
          why: '`cancel` causes the exception at the next suspension point by itself.',
        },
        {
          text: 'Cancellation of a `launch` is ignored, unlike `async`',
          why: 'A job of either builder can be canceled.',
        },
      ],
    },
    {
      id: 'kotlin-13',
      difficulty: 'intermediate',
      question:
        '`load` blocks its thread for a second with an old JDBC driver. Which version is right for a coroutine on the main thread?',
      right: {
        text: '`suspend fun load() = withContext(Dispatchers.IO) { query() }`',
        why: 'The blocking call moves to a pool made for it, and the main thread stays free.',
      },
      wrong: [
        {
          text: '`suspend fun load() = coroutineScope { query() }`',
          why: "It runs in the caller's context, so the main thread is blocked.",
        },
        {
          text: '`suspend fun load(): List<Row> = query()`',
          why: 'The keyword alone moves nothing to another thread.',
        },
        {
          text: '`fun load() = runBlocking(Dispatchers.IO) { query() }`',
          why: 'The work runs elsewhere, but the calling thread is blocked until it is done.',
        },
      ],
    },
    {
      id: 'kotlin-14',
      difficulty: 'intermediate',
      question: 'What is the advantage of `asSequence()` here?',
      code: {
        language: 'kotlin',
        lines: [
          'val first = lines.asSequence()',
          '    .map { parse(it) }',
          '    .filter { it.valid }',
          '    .take(10)',
          '    .toList()',
        ],
      },
      right: {
        text: 'Only as many lines are parsed as are needed for ten hits',
        why: 'Sequences pass elements through one at a time and stop early, without intermediate lists.',
      },
      wrong: [
        {
          text: 'All the lines are parsed in parallel on several threads',
          why: 'Sequences are lazy but work on one thread.',
        },
        {
          text: 'The parsed lines are kept and not parsed again later',
          why: 'A sequence caches nothing; iterating it again would parse again.',
        },
        {
          text: 'The steps are put into the best order by the compiler',
          why: 'They run in the order that is written.',
        },
      ],
    },
    {
      id: 'kotlin-15',
      difficulty: 'intermediate',
      question: 'A colleague writes an extension function. What does this print?',
      code: {
        language: 'kotlin',
        lines: [
          'open class Shape',
          'class Circle : Shape()',
          '',
          'fun Shape.title() = "shape"',
          'fun Circle.title() = "circle"',
          '',
          'val s: Shape = Circle()',
          'println(s.title())',
        ],
      },
      right: {
        text: '`shape`, as extensions are chosen by the declared type',
        why: 'They are static functions, resolved at compile time; only members are overridden.',
      },
      wrong: [
        {
          text: "`circle`, as extensions are chosen by the object's type",
          why: 'That is how member functions work.',
        },
        {
          text: '`circle`, as the more specific of the extensions counts',
          why: 'Only those that fit the declared type `Shape` are candidates.',
        },
        {
          text: 'An error, as the two extensions have the same name',
          why: 'They differ in their receiver type and can exist side by side.',
        },
      ],
    },
    {
      id: 'kotlin-16',
      difficulty: 'intermediate',
      question: 'Why is the result of `list.first { it.id == id }` risky for an id from a request?',
      right: {
        text: 'It throws if there is no match; `firstOrNull` returns `null`',
        why: 'An expected absence is better a nullable value that the compiler makes you handle.',
      },
      wrong: [
        {
          text: 'It returns the first element if there is no match at all',
          why: 'It never falls back to another element.',
        },
        {
          text: 'It checks all elements, which `find` does not have to do',
          why: 'Both stop at the first match; `find` is the same as `firstOrNull`.',
        },
        {
          text: 'It may return `null`, which the compiler does not notice',
          why: 'Its type is not nullable; it throws a `NoSuchElementException`.',
        },
      ],
    },
    {
      id: 'kotlin-17',
      difficulty: 'expert',
      question: 'What happens if `loadB` throws?',
      code: {
        language: 'kotlin',
        lines: [
          'suspend fun page() = coroutineScope {',
          '    val a = async { loadA() }',
          '    val b = async { loadB() }',
          '    Page(a.await(), b.await())',
          '}',
        ],
      },
      right: {
        text: '`a` is canceled, and `page` rethrows the exception',
        why: 'Structured concurrency: a failing child cancels its siblings and its scope, even before `await` gets to it.',
      },
      wrong: [
        {
          text: '`a` goes on, and `page` throws at `b.await()` later',
          why: 'That is the behavior in a `supervisorScope`.',
        },
        {
          text: '`a` goes on, and `page` returns with `b` being null',
          why: 'An exception never turns into `null` by itself.',
        },
        {
          text: '`a` is canceled, and the exception stays in `b` only',
          why: 'The failure is propagated to the scope, which fails as well.',
        },
      ],
    },
    {
      id: 'kotlin-18',
      difficulty: 'expert',
      question: 'Which problem does this error handling cause?',
      code: {
        language: 'kotlin',
        lines: [
          'suspend fun refresh() {',
          '    try {',
          '        api.load()',
          '    } catch (e: Exception) {',
          '        log(e)',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'It swallows `CancellationException`, so the caller goes on',
        why: 'Cancellation is delivered as an exception. Rethrow it, or catch only the errors that are meant.',
      },
      wrong: [
        {
          text: 'It cannot catch anything, as suspended code throws later',
          why: 'Exceptions of suspending functions are thrown at the call, as in ordinary code.',
        },
        {
          text: 'It stops the dispatcher, since `log` may block its thread',
          why: 'A short log call does not stop a dispatcher.',
        },
        {
          text: 'It loses the trace, since coroutines do not have any stack',
          why: 'Exceptions carry a stack trace in coroutines, too, if shortened.',
        },
      ],
    },
    {
      id: 'kotlin-19',
      difficulty: 'expert',
      question:
        'Several collectors should see the current state at once and its changes later, and fast intermediate values may be skipped. Which type fits?',
      right: {
        text: '`StateFlow`, as it holds a value and conflates the updates',
        why: 'New collectors get the latest value, and slow ones skip to the newest.',
      },
      wrong: [
        {
          text: '`Channel`, as it hands each of the values to all receivers',
          why: 'A channel delivers each value to one receiver only.',
        },
        {
          text: '`flow { }`, as it runs once and is shared by its collectors',
          why: 'A cold flow runs its block again for each collector.',
        },
        {
          text: '`SharedFlow` with `replay = 0`, as it keeps the latest value',
          why: 'Without replay new collectors see only what is emitted later.',
        },
      ],
    },
    {
      id: 'kotlin-20',
      difficulty: 'expert',
      question: 'Why must `T` be `reified` here, and what does it require?',
      code: {
        language: 'kotlin',
        lines: ['inline fun <reified T> List<*>.only(): List<T> =', '    filter { it is T }.map { it as T }'],
      },
      right: {
        text: '`is T` needs the class, which is known where it is inlined',
        why: 'Generics are erased; inlining copies the code to the call, where the type argument is concrete.',
      },
      wrong: [
        {
          text: '`is T` needs a type token, which is passed at run time',
          why: 'No hidden argument is passed; the type is put in when the call is compiled.',
        },
        {
          text: '`is T` needs a bound, which `inline` derives from the call',
          why: 'A bound such as `T : Any` would not make the check possible.',
        },
        {
          text: '`is T` needs reflection, which `reified` adds to the program',
          why: 'The check is an ordinary `instanceof` with a known class.',
        },
      ],
    },
    {
      id: 'kotlin-21',
      difficulty: 'expert',
      question: 'What does the declaration `out` allow here?',
      code: {
        language: 'kotlin',
        lines: [
          'interface Source<out T> {',
          '    fun next(): T',
          '}',
          '',
          'fun show(s: Source<Any>) = println(s.next())',
          'fun demo(strings: Source<String>) = show(strings)',
        ],
      },
      right: {
        text: 'A `Source<String>` may be used as a `Source<Any>`',
        why: '`T` is only produced, so it is safe to treat the source as one of a wider type.',
      },
      wrong: [
        {
          text: 'A `Source<Any>` may be used as a `Source<String>`',
          why: 'This is contravariance, `in`, which suits consumers.',
        },
        {
          text: 'A `Source<T>` may have functions that take a `T`',
          why: '`out` forbids exactly that: `T` may not be a parameter type.',
        },
        {
          text: 'A `Source<String>` is converted when it is passed on',
          why: 'Nothing is converted; the same object is seen as another type.',
        },
      ],
    },
    {
      id: 'kotlin-22',
      difficulty: 'expert',
      question: 'What is the mistake in these two classes?',
      code: {
        language: 'kotlin',
        lines: [
          'open class Base {',
          '    init { describe() }',
          '    open fun describe() {}',
          '}',
          '',
          'class Child(private val name: String) : Base() {',
          '    override fun describe() = println(name.length)',
          '}',
        ],
      },
      right: {
        text: '`describe` runs before `name` is set, so it fails for `null`',
        why: 'The base class is initialized first; calling an open function there reaches an unfinished object.',
      },
      wrong: [
        {
          text: '`describe` is called twice, once for each of the classes',
          why: 'Only the base class calls it, and dispatch leads to the override once.',
        },
        {
          text: '`name` is private, so that the base class cannot print it',
          why: 'The base class does not use `name`; the override in `Child` does.',
        },
        {
          text: '`init` must not call functions, so it will not compile',
          why: 'It compiles; the compiler or IDE at best warns about the open call.',
        },
      ],
    },
    {
      id: 'kotlin-23',
      difficulty: 'expert',
      question: 'A `data class` is used as a key in a `HashMap`. After this, the entry cannot be found. Why?',
      code: {
        language: 'kotlin',
        lines: [
          'data class Key(var id: Int)',
          '',
          'val key = Key(1)',
          'val map = hashMapOf(key to "one")',
          'key.id = 2',
          'println(map[key])',
        ],
      },
      right: {
        text: 'The hash has changed, so the wrong bucket is searched',
        why: 'The generated `hashCode` uses the property. Keys should have only `val` properties.',
      },
      wrong: [
        {
          text: 'The map holds a copy of the key with the earlier `id`',
          why: 'The map stores the reference; the stored key has the new `id` as well.',
        },
        {
          text: 'The map compares by identity, and the key was replaced',
          why: 'It compares by `equals`, and the key is even the same object.',
        },
        {
          text: 'The `copy` function has to be used to change any key',
          why: 'A copy would be another key; it would not be found under the new value either.',
        },
      ],
    },
    {
      id: 'kotlin-24',
      difficulty: 'expert',
      question: 'What is the trap in this use of delegation?',
      code: {
        language: 'kotlin',
        lines: [
          'class Logged(private val inner: Repo) : Repo by inner {',
          '    override fun save(x: Item) {',
          '        println("save")',
          '        inner.save(x)',
          '    }',
          '}',
          '// Repo also has saveAll(), which calls save() for each item',
        ],
      },
      right: {
        text: '`inner.saveAll` calls its own `save`, so nothing is logged',
        why: "Delegation forwards calls to another object, which knows nothing of the wrapper's overrides.",
      },
      wrong: [
        {
          text: '`saveAll` is missing, since `by` only forwards the overridden',
          why: '`by` generates forwarding for all members that are not overridden.',
        },
        {
          text: '`save` calls itself without end, as `inner` is the wrapper',
          why: '`inner` is the object that was passed in, and its own `save` is called.',
        },
        {
          text: '`saveAll` logs each item, as overrides replace the members',
          why: 'That is true of inheritance, where `this` is the one object.',
        },
      ],
    },
  ],
}
