import type { SkillQuiz } from './quiz-question.ts'

export const codeReviewQuiz: SkillQuiz = {
  skill: 'Code Review',
  questions: [
    {
      id: 'code-review-01',
      difficulty: 'beginner',
      question: 'This function is up for review. Which comment matters most?',
      code: {
        language: 'python',
        lines: ['def add_tag(tag, tags=[]):', '    tags.append(tag)', '    return tags'],
      },
      right: {
        text: 'The default list is shared between calls, so tags pile up',
        why: 'Python evaluates defaults once, at definition. Use `None` as the default and create the list inside.',
      },
      wrong: [
        {
          text: 'The function lacks type hints, so callers must guess types',
          why: 'Hints would be welcome, but they do not change the wrong results of the second call.',
        },
        {
          text: 'The name `add_tag` should say that it also returns a list',
          why: 'A matter of naming; the function still returns tags of earlier callers.',
        },
        {
          text: 'The call to `append` is slow, and should be a concatenation',
          why: 'Appending is cheap, while concatenating copies the whole list.',
        },
      ],
    },
    {
      id: 'code-review-02',
      difficulty: 'beginner',
      question: 'You review this handler. What must be changed before merging?',
      code: {
        language: 'javascript',
        lines: [
          "app.get('/users', async (req, res) => {",
          '  const sql = "SELECT id, name FROM users WHERE city = \'" + req.query.city + "\'"',
          '  res.json(await db.query(sql))',
          '})',
        ],
      },
      right: {
        text: 'The query must take the city as a bound parameter',
        why: 'Input is pasted into SQL, so anybody can inject their own. Placeholders keep data and code apart.',
      },
      wrong: [
        {
          text: 'The query must use `SELECT *` to return every field',
          why: 'This would expose more than is needed and leaves the injection open.',
        },
        {
          text: 'The handler must use `POST`, to hide the city in the body',
          why: 'The method changes where the input arrives and not what it can do in the SQL.',
        },
        {
          text: 'The concatenation must become a template literal',
          why: 'Another way of gluing strings is just as injectable.',
        },
      ],
    },
    {
      id: 'code-review-03',
      difficulty: 'beginner',
      question:
        'A pull request changes 2,400 lines: a feature, a renaming throughout the code, and reformatting. What do you ask of its author?',
      right: {
        text: 'Split it into separate changes, each with one purpose',
        why: 'Mechanical changes bury the feature. Small changes with one purpose are reviewed better, and can be reverted singly.',
      },
      wrong: [
        {
          text: 'Walk you through it in a meeting, then have it merged',
          why: 'It explains the intention, yet nobody can check 2,400 mixed lines in a meeting.',
        },
        {
          text: 'Add two more reviewers, so that each reads one third',
          why: 'Each sees a third without context, and the mix of purposes remains.',
        },
        {
          text: 'Add a long description, which lists all the changes',
          why: 'A list helps orientation but does not separate what could break from what is mechanical.',
        },
      ],
    },
    {
      id: 'code-review-04',
      difficulty: 'beginner',
      question: 'Which review comment is most useful to the author?',
      right: {
        text: "'If `items` is empty, line 12 divides by zero. Return 0 or reject earlier?'",
        why: 'It names place, condition, and effect, and offers ways out, with no judgment of the person.',
      },
      wrong: [
        {
          text: "'This is quite sloppy; you should think about the edge cases beforehand.'",
          why: 'It judges the author, and leaves open which case is meant.',
        },
        {
          text: "'Hmm, not sure about this part. Perhaps have another look at it someday?'",
          why: 'The author cannot tell what is meant, nor whether it blocks the merge.',
        },
        {
          text: "'I would have written this in a different way, using a reduce from line 8.'",
          why: 'A preference without reason does not show a problem with the code.',
        },
      ],
    },
    {
      id: 'code-review-05',
      difficulty: 'beginner',
      question:
        'In every review your team debates spaces, quotation marks, and import order. What is the best remedy?',
      right: {
        text: 'Let a formatter and linter decide, and check them in CI',
        why: 'What a machine can decide should not cost human attention, which is needed for logic and design.',
      },
      wrong: [
        {
          text: 'Let the most senior developer settle each of the cases',
          why: 'That costs the attention of the most expensive reader and is not repeatable.',
        },
        {
          text: 'Let each author choose, and forbid comments about style',
          why: 'It stops the debate, yet files edited by many become inconsistent, with noisy diffs.',
        },
        {
          text: 'Write a style guide, and have reviewers look for breaches',
          why: 'Reviewers remain the formatter, and continue to discuss breaches.',
        },
      ],
    },
    {
      id: 'code-review-06',
      difficulty: 'beginner',
      question: 'The tests pass. Why does this test not show that the discount works?',
      code: {
        language: 'javascript',
        lines: [
          "test('applies the discount', () => {",
          '  const order = { total: 100, discount: 0.1 }',
          '  const result = applyDiscount(order)',
          '  expect(result).toBeDefined()',
          '})',
        ],
      },
      right: {
        text: 'It would pass for any wrong amount the function returns',
        why: 'The assertion only demands some result. It should expect the price, such as a total of 90.',
      },
      wrong: [
        {
          text: 'It uses an invented order rather than one from production',
          why: 'Made-up inputs are normal for unit tests, and better to understand.',
        },
        {
          text: 'It calls the function only once, rather than many times',
          why: 'Repeating a deterministic call adds nothing. The assertion is what is weak.',
        },
        {
          text: 'It does not mock `applyDiscount` to isolate the test',
          why: 'Mocking the function under test would mean testing the mock.',
        },
      ],
    },
    {
      id: 'code-review-07',
      difficulty: 'beginner',
      question:
        'A reviewer finds a valid but minor naming issue, and a bug that loses data. How should the comments be written?',
      right: {
        text: 'Mark the bug as blocking, and the name as optional',
        why: 'Authors must see what prevents merging and what is a suggestion. Otherwise the trifle costs as much as the bug.',
      },
      wrong: [
        {
          text: 'Report the bug only, and never mention minor things',
          why: 'Small hints help the author to learn, provided that they are marked as such.',
        },
        {
          text: 'Report both in the same tone, to avoid ranking them',
          why: 'Without a ranking the bug may get lost among small remarks.',
        },
        {
          text: 'Fix the name yourself, and leave the bug for a later day',
          why: 'A loss of data must not be merged, whereas the name may wait.',
        },
      ],
    },
    {
      id: 'code-review-08',
      difficulty: 'beginner',
      question: 'What is wrong with the error handling in this change?',
      code: {
        language: 'java',
        lines: [
          'try {',
          '    invoiceService.send(invoice);',
          '} catch (Exception e) {',
          '    // ignore, happens sometimes',
          '}',
          'invoice.setStatus(Status.SENT);',
        ],
      },
      right: {
        text: 'Failed invoices are marked as sent, and nobody learns of it',
        why: 'The exception is swallowed, so that state and reality differ. Handle or report it, and set the status on success only.',
      },
      wrong: [
        {
          text: 'The comment should state how often the failure happens',
          why: 'A better comment would describe the data corruption rather than prevent it.',
        },
        {
          text: 'The status should be set before the call to be thread-safe',
          why: 'It would be set in the failure case all the same, and this has nothing to do with threads.',
        },
        {
          text: 'The block should catch `Throwable`, to cover errors as well',
          why: 'It would swallow even more, including errors such as running out of memory.',
        },
      ],
    },
    {
      id: 'code-review-09',
      difficulty: 'intermediate',
      question: 'A loop in a list page is reviewed. With 20 test rows it is fast. What do you object to?',
      code: {
        language: 'javascript',
        lines: [
          "const orders = await db.query('SELECT id, customer_id FROM orders LIMIT 500')",
          'for (const order of orders) {',
          '  order.customer = await db.query(',
          "    'SELECT name FROM customers WHERE id = $1', [order.customer_id])",
          '}',
        ],
      },
      right: {
        text: 'It issues one query per order; a join would need only one',
        why: '500 rows cost 501 round trips. A join, or one query for all ids, keeps the number constant.',
      },
      wrong: [
        {
          text: 'It should run the queries in parallel using `Promise.all`',
          why: 'Still 500 queries, now all at once, which can exhaust the connection pool.',
        },
        {
          text: "It should cache the query text outside of the loop's body",
          why: 'Building a short string costs nothing compared with a round trip to the database.',
        },
        {
          text: 'It should select all columns, so no second query is needed',
          why: "All columns of `orders` still do not include the customer's name.",
        },
      ],
    },
    {
      id: 'code-review-10',
      difficulty: 'intermediate',
      question:
        'The review shows this change. Two requests for the last seat arrive at the same moment. What can happen?',
      code: {
        language: 'python',
        lines: [
          'seats = db.scalar("SELECT free FROM events WHERE id = %s", event_id)',
          'if seats > 0:',
          '    db.execute("UPDATE events SET free = %s WHERE id = %s", seats - 1, event_id)',
          '    db.execute("INSERT INTO bookings (event_id, user_id) VALUES (%s, %s)",',
          '               event_id, user_id)',
        ],
      },
      right: {
        text: 'Both read 1 and book: the seat is sold twice',
        why: 'Check and update are separate. `UPDATE … SET free = free - 1 WHERE free > 0` with a check of the row count closes the gap.',
      },
      wrong: [
        {
          text: 'One waits until the other is done, then finds 0',
          why: 'A plain read takes no lock that would make the other wait.',
        },
        {
          text: 'Both fail, as the database detects a deadlock',
          why: 'No two locks are taken in opposite order here.',
        },
        {
          text: 'The second `UPDATE` sets `free` to the value -1',
          why: 'Each one writes its own `seats - 1`, which is 0 in both requests.',
        },
      ],
    },
    {
      id: 'code-review-11',
      difficulty: 'intermediate',
      question:
        "You have been waiting three days for a review of a small change. The team's reviews usually take this long. What is the most effective agreement?",
      right: {
        text: 'Reviews come before starting new work, with a response in a day',
        why: 'Waiting changes grow stale and block others. A shared rule makes finishing more important than starting.',
      },
      wrong: [
        {
          text: 'Authors merge without review after two days without response',
          why: 'It rewards waiting and removes the check where people have the least time.',
        },
        {
          text: 'One person does the reviews for all, so that authors know whom to ask',
          why: 'It creates a bottleneck and leaves the knowledge with one person.',
        },
        {
          text: 'Changes are collected and reviewed together each Friday',
          why: 'Batches grow, and feedback comes when the author has forgotten the details.',
        },
      ],
    },
    {
      id: 'code-review-12',
      difficulty: 'intermediate',
      question:
        'A migration is reviewed for a service that is deployed with no downtime: old and new versions run side by side for minutes. What is the problem?',
      code: {
        language: 'sql',
        lines: ['ALTER TABLE users RENAME COLUMN mail TO email;'],
      },
      right: {
        text: 'Running old instances still use `mail`, and will fail',
        why: 'Add the new column, write both, switch reads, then drop the old one: each step has to fit both versions.',
      },
      wrong: [
        {
          text: 'Renaming the column deletes the data stored in `mail`',
          why: 'Renaming keeps the data. The danger lies in code that uses the old name.',
        },
        {
          text: 'The statement needs a default value for existing rows',
          why: 'Defaults concern new columns; a rename keeps the values.',
        },
        {
          text: 'New instances cannot start before an index is rebuilt',
          why: 'Indexes on a renamed column remain valid.',
        },
      ],
    },
    {
      id: 'code-review-13',
      difficulty: 'intermediate',
      question:
        "The author answers your remark with 'This will never happen in practice.' The case: a payment callback arriving twice. What do you do?",
      right: {
        text: 'Show that providers resend callbacks, and ask for a test with two',
        why: 'Evidence settles it better than insistence. Delivery at least once is common, so the handler has to be idempotent.',
      },
      wrong: [
        {
          text: 'Approve it, because the author knows the feature best of all',
          why: "Author's knowledge is no substitute here: money could be booked twice.",
        },
        {
          text: 'Repeat the remark with more emphasis until the author gives in',
          why: 'Emphasis is not an argument and turns the matter into a contest.',
        },
        {
          text: 'Ask for a comment in the code that says it will never happen',
          why: 'Documenting a wrong assumption does not protect against it.',
        },
      ],
    },
    {
      id: 'code-review-14',
      difficulty: 'intermediate',
      question: 'In a pull request you see this diff. What should you ask first?',
      code: {
        language: 'diff',
        lines: [
          ' def price(order):',
          '-    if order.country in EU:',
          '-        return with_vat(order)',
          '+    return with_vat(order)',
          '     return order.net',
        ],
      },
      right: {
        text: 'Whether non-EU orders should really be charged VAT now',
        why: 'The condition vanished, so that the last line is unreachable and every order gets VAT. It may be a mistake.',
      },
      wrong: [
        {
          text: 'Whether the unreachable last line should be deleted too',
          why: 'A consequence of the removed condition. First clarify whether the removal was intended.',
        },
        {
          text: 'Whether `with_vat` could be written inline to save a call',
          why: 'A detail of style, compared with changed prices for customers abroad.',
        },
        {
          text: "Whether the function's name should be changed to `gross`",
          why: 'Naming follows once the intended behavior is clear.',
        },
      ],
    },
    {
      id: 'code-review-15',
      difficulty: 'intermediate',
      question:
        'A change adds this dependency to a front end in order to pad a number with zeros. What is your best comment?',
      code: {
        language: 'json',
        lines: ['"dependencies": {', '  "left-zero-pad-utils": "*"', '}'],
      },
      right: {
        text: 'Use `String.prototype.padStart`, and drop the package',
        why: 'The platform provides it. Each dependency brings risk of supply and upkeep, and `*` admits any future version.',
      },
      wrong: [
        {
          text: 'Pin the version exactly, and then the change is fine',
          why: 'Pinning is better than `*`, but a dependency for a built-in function is unnecessary.',
        },
        {
          text: 'Move it to `devDependencies` so users do not load it',
          why: 'The code is needed at run time, so that the move may break the build.',
        },
        {
          text: "Copy the package's code to the repository, with tests",
          why: 'It saves the dependency but adds code to maintain for something built in.',
        },
      ],
    },
    {
      id: 'code-review-16',
      difficulty: 'intermediate',
      question:
        'You review a bug fix: the code change is small and looks right, but no test has been added. What is the strongest reason to ask for one?',
      right: {
        text: 'Only a test that fails without the fix proves it hits the cause',
        why: 'It shows that the bug was understood, and keeps it from coming back unnoticed.',
      },
      wrong: [
        {
          text: 'Coverage should never fall, whatever sort of change is made',
          why: 'A coverage figure is a weak reason. A test may raise it without checking the bug.',
        },
        {
          text: 'Reviewers should not need to read the code if it is tested',
          why: 'Tests do not replace reading; they check some cases and not the design.',
        },
        {
          text: 'Small changes are more dangerous than large ones in general',
          why: 'Small changes are generally safer. What counts is proof and protection.',
        },
      ],
    },
    {
      id: 'code-review-17',
      difficulty: 'expert',
      question: 'This token check is reviewed in an API. What is the subtle weakness?',
      code: {
        language: 'python',
        lines: [
          'import os',
          'def is_valid(token: str) -> bool:',
          '    return token == os.environ["API_TOKEN"]',
        ],
      },
      right: {
        text: 'The comparison time depends on the matching prefix',
        why: '`==` may stop at the first difference, which leaks timing. `hmac.compare_digest` compares in time independent of content.',
      },
      wrong: [
        {
          text: 'The variable is read on each call, so is never fresh',
          why: 'Reading each time is at worst a bit slow, and not a weakness in security.',
        },
        {
          text: 'The token is compared case-sensitively by Python here',
          why: 'Tokens should be compared exactly; ignoring case would weaken them.',
        },
        {
          text: 'The type hint lets attackers pass in other data types',
          why: 'Hints have no effect at run time, and another type would simply not be equal.',
        },
      ],
    },
    {
      id: 'code-review-18',
      difficulty: 'expert',
      question:
        'A reviewed cache in a Go service looks like this. HTTP handlers call `Get` concurrently. What happens under load?',
      code: {
        language: 'go',
        lines: [
          'var cache = map[string]User{}',
          '',
          'func Get(id string) User {',
          '    if u, ok := cache[id]; ok {',
          '        return u',
          '    }',
          '    u := loadUser(id)',
          '    cache[id] = u',
          '    return u',
          '}',
        ],
      },
      right: {
        text: 'Concurrent map access can crash the process with a fatal error',
        why: 'Go maps are not safe for concurrent writes; the runtime aborts. A mutex or `sync.Map` is needed, and a limit on size.',
      },
      wrong: [
        {
          text: 'Some users are loaded twice, but nothing worse can happen here',
          why: 'Double loading is harmless. The unsynchronized writes to the map are not.',
        },
        {
          text: 'The handlers block each other, since maps are locked internally',
          why: 'Maps have no internal lock, which is precisely the problem.',
        },
        {
          text: 'Stale values are returned, as each goroutine has its own map copy',
          why: 'The package variable is one map, shared by all goroutines.',
        },
      ],
    },
    {
      id: 'code-review-19',
      difficulty: 'expert',
      question:
        'A function acquires two locks. Elsewhere in the change the order is different. What do you demand?',
      code: {
        language: 'java',
        lines: [
          'void transfer(Account from, Account to, long cents) {',
          '    synchronized (from) {',
          '        synchronized (to) {',
          '            from.debit(cents);',
          '            to.credit(cents);',
          '        }',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'A fixed global order of locking, for instance by account id',
        why: 'Transfers A to B and B to A can each hold one lock and wait for the other. A global order makes this cycle impossible.',
      },
      wrong: [
        {
          text: 'A third lock around `debit`, so that balances stay correct',
          why: 'Balances are already protected; further locks increase the danger of deadlock.',
        },
        {
          text: 'The `volatile` keyword on balances in place of both locks',
          why: 'It gives visibility but does not make debit and credit atomic together.',
        },
        {
          text: 'A timeout with `Thread.sleep` between the two lock attempts',
          why: 'Sleeping while holding a lock makes the deadlock more likely.',
        },
      ],
    },
    {
      id: 'code-review-20',
      difficulty: 'expert',
      question:
        'Reviews in your team are fast and friendly: 95% are approved without a comment, while defects in production rise. What do you examine first?',
      right: {
        text: 'Whether changes are small enough, and reviewers have context and time',
        why: 'Rubber-stamping has causes: large changes, unknown code, no time. Removing them works better than appeals.',
      },
      wrong: [
        {
          text: 'Whether a minimum number of comments per review should be required',
          why: 'It produces comments and not understanding; trifles are the easiest to find.',
        },
        {
          text: 'Whether a second approval for every change should become mandatory',
          why: 'Two who trust each other to look closely often check less than one.',
        },
        {
          text: 'Whether reviewers can be held liable for the defects they overlook',
          why: 'Fear leads to delays and defensive comments, and shifts responsibility from authors.',
        },
      ],
    },
    {
      id: 'code-review-21',
      difficulty: 'expert',
      question:
        'An endpoint is changed as shown. All callers in this repository were adapted, and tests pass. What must you ask as the reviewer?',
      code: {
        language: 'diff',
        lines: ['-{ "amount": 1999, "currency": "EUR" }', '+{ "amount": "19.99", "currency": "EUR" }'],
      },
      right: {
        text: 'Which clients outside this repository still read the old format',
        why: 'Mobile apps and partners update late or never. A new field or version keeps the contract while they move.',
      },
      wrong: [
        {
          text: 'Whether the amount should be a floating-point number instead',
          why: 'Floats are unsuited to money, and the change would break the contract as well.',
        },
        {
          text: 'Whether the tests contain enough amounts with decimal places',
          why: 'More cases in this repository cannot show what breaks outside of it.',
        },
        {
          text: 'Whether the currency could be merged with the amount as text',
          why: 'This would break the contract even more.',
        },
      ],
    },
    {
      id: 'code-review-22',
      difficulty: 'expert',
      question:
        'This retry is to make calls to an overloaded service more reliable. 200 instances run it. What do you expect in an outage?',
      code: {
        language: 'javascript',
        lines: [
          'async function call(url) {',
          '  for (let i = 0; i < 10; i++) {',
          '    const res = await fetch(url).catch(() => null)',
          '    if (res?.ok) return res',
          '  }',
          "  throw new Error('unavailable')",
          '}',
        ],
      },
      right: {
        text: 'Up to ten times the load, which keeps the service down',
        why: 'Immediate retries amplify overload. Backoff with jitter, a small limit, and no retry on client errors are needed.',
      },
      wrong: [
        {
          text: 'Fewer failures, as one of ten attempts usually succeeds',
          why: 'It holds for rare random errors. In an overload the attempts are the cause of further failures.',
        },
        {
          text: 'A memory leak, because failed responses are never closed',
          why: 'Objects without reference are collected; it is not the dominant effect.',
        },
        {
          text: 'An endless loop, as `catch` hides the failure from `for`',
          why: 'The loop ends after ten rounds in any case.',
        },
      ],
    },
    {
      id: 'code-review-23',
      difficulty: 'expert',
      question:
        "A senior engineer's change is well written, but implements a design that you consider wrong at its foundation; it took him two weeks. What is the best course, now and for next time?",
      right: {
        text: 'Raise it directly with him now, and agree to review designs before code',
        why: 'Design objections in a finished change are expensive for all. A talk settles this one, an early design review the next.',
      },
      wrong: [
        {
          text: 'List the objections line by line in the review, so that they are recorded',
          why: 'Dozens of remarks on lines do not make a discussion about the foundation.',
        },
        {
          text: 'Approve it this time, since two weeks of work must not be thrown away',
          why: 'Time spent is no reason. If the design is wrong, its costs are still to come.',
        },
        {
          text: 'Reject it with a link to the guidelines, without discussing the details',
          why: 'Refusal without conversation wastes his reasons, which you may not know.',
        },
      ],
    },
    {
      id: 'code-review-24',
      difficulty: 'expert',
      question:
        'A change to a job that deletes inactive accounts is reviewed. `last_login` is NULL for accounts that sign in through the new SSO. What is your finding?',
      code: {
        language: 'sql',
        lines: [
          'DELETE FROM accounts',
          "WHERE COALESCE(last_login, created_at) < now() - interval '2 years';",
        ],
      },
      right: {
        text: 'Active SSO users with old accounts would be deleted',
        why: 'For them `created_at` stands in for a login that is merely not recorded. Record SSO logins first, and preview the rows.',
      },
      wrong: [
        {
          text: 'Rows with NULL never match, so SSO users are kept',
          why: 'That would hold for `last_login < …` alone; `COALESCE` replaces NULL with `created_at`.',
        },
        {
          text: 'The statement fails, as `COALESCE` needs two dates',
          why: 'Two timestamps of compatible type are exactly what is passed.',
        },
        {
          text: 'New SSO users would be deleted on their first day',
          why: 'Their `created_at` is recent, so that the condition does not hold for them.',
        },
      ],
    },
  ],
}
