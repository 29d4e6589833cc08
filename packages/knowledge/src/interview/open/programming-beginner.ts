import type { OpenQuestion } from '../open-question.ts'

export const programmingBeginner: readonly OpenQuestion[] = [
  {
    id: 'programming-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer'],
    skills: ['Debugging', 'Python'],
    tags: ['stack traces', 'error messages'],
    question:
      'You run a small report program that you did not write and get this output. Walk me through how you read it and what you do next.',
    code: {
      language: 'text',
      lines: [
        'Traceback (most recent call last):',
        '  File "report.py", line 31, in <module>',
        '    main()',
        '  File "report.py", line 27, in main',
        '    print(total(load("orders.csv")))',
        '  File "report.py", line 14, in total',
        '    return sum(order["price"] for order in orders)',
        "TypeError: unsupported operand type(s) for +: 'int' and 'str'",
      ],
    },
    keyPoints: [
      {
        cue: 'What the output means',
        point:
          'Reads the error type and message on the last line first, and says what they mean here: a number was added to text',
        weight: 3,
        essential: true,
        said: [
          'The bottom line says it cannot add an int and a str, so some value is a string instead of a number',
          'I begin at the end: TypeError, it tried to do plus between integer and string',
          'The message already tells me the problem, two kinds of data that cannot be summed together',
        ],
      },
      {
        cue: 'Which place you open',
        point:
          'Goes to the line in the code where it failed, line 14 in `total`, and follows the calls upward from there',
        weight: 2,
        said: [
          'It crashed inside total at line 14, which main called, so I open that place first',
          'I look at the last frame for the exact spot, then at who called it',
          'Read from the bottom up: the sum fails, and above it I see main passing in the loaded file',
        ],
      },
      {
        cue: 'The cause behind it',
        point: 'Concludes that the prices come out of the CSV file as text and were never converted',
        weight: 3,
        essential: true,
        said: [
          'Everything you read from a CSV is a string, so the loader has to turn the price into a number',
          'Probably load gives back "9.99" in quotes and nobody parsed it',
          'The real mistake is earlier, when reading the file, not in the sum itself',
        ],
      },
      {
        cue: 'How you make sure',
        point:
          'Checks the guess by looking at the actual value, with a print or a debugger, before changing code',
        weight: 2,
        said: [
          'I would print one order and its type to be sure',
          'Set a breakpoint there and inspect what price really contains',
          'Before I fix it I want to see the data with my own eyes, maybe it is only one row',
        ],
      },
      {
        cue: 'Where the repair belongs',
        point: 'Converts the price where the data is read, and thinks about rows that are empty or malformed',
        weight: 2,
        said: [
          'I would parse it in load, as a decimal, so the rest of the program only sees numbers',
          'What if one line has no price or a comma in it? The conversion should fail with a clear message',
          'Fix it at the source, and decide what happens with broken lines',
        ],
      },
      {
        cue: 'After the repair',
        point: 'Runs the program again and keeps the case as a small test',
        weight: 1,
        said: [
          'Then I rerun it and compare the total with one I added up by hand',
          'I write a test with a two-line CSV so that it does not come back',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The first line of the trace, in the main program, is where the mistake is',
        said: [
          'The error is in line 31 because that is on top',
          'I would look at the first file that is listed, there is the bug',
        ],
        correction:
          'In Python the most recent call comes last: the top frame only started the chain, the bottom frame is where it failed.',
      },
      {
        belief: 'Wrapping the line in try and except fixes the problem',
        said: [
          'I would just catch the TypeError so it does not crash',
          'put a try except around the sum and carry on',
        ],
        correction:
          'Catching the error hides it: the report would then show no total or a wrong one. The data must be converted to numbers.',
      },
    ],
    sampleAnswer:
      'I start at the bottom. The last line says TypeError, unsupported operand types for plus, int and str, so the program tried to add a number and a piece of text. The frame just above tells me where: line 14, inside total, in the sum. Reading upward, main called total with whatever load returned for orders.csv. That makes me suspicious, because everything that comes out of a CSV file is text unless somebody converts it, so the price is probably the string 9.99. I would not change anything on a guess, though. I would print one order with the type of its price, or stop there in the debugger. If I am right, I convert the price to a decimal in load, so that the rest of the program only ever sees numbers, and I decide what happens to a row whose price is empty or broken: a clear error with the line number. Then I run it again, check the total by hand on a tiny file, and keep that file as a test.',
    criteria: [
      'Calm, orderly reading instead of trial and error',
      'Separates the place of the failure from its cause',
    ],
    followUps: [
      {
        question: 'Why convert the price in `load` and not in `total`?',
        about: [4, 2],
        answer:
          'Because load is the border where outside data comes in. If it is converted and checked there, every other function can rely on numbers. In total I would fix only one use, and the next function that reads a price fails again.',
      },
      {
        question: 'How would you make sure that your guess about the data is right?',
        about: [3],
        answer:
          'I would look at the real value: print the first order with repr and the type of its price, or set a breakpoint at line 14. repr shows the quotes and stray spaces that a normal print hides.',
      },
    ],
  },
  {
    id: 'programming-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
    ],
    skills: ['Programming', 'Data Structures & Algorithms'],
    tags: ['iteration', 'lists', 'debugging'],
    question:
      'This should remove all expired coupons, but some survive. What happens, and how would you write it?',
    code: {
      language: 'javascript',
      lines: [
        'function removeExpired(coupons, today) {',
        '  for (let i = 0; i < coupons.length; i++) {',
        '    if (coupons[i].expires < today) {',
        '      coupons.splice(i, 1)',
        '    }',
        '  }',
        '  return coupons',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'What goes wrong in the loop',
        point:
          'Explains that removing an element shifts the later ones down, so the next one is skipped when the index goes up',
        weight: 3,
        essential: true,
        said: [
          'After splice the item behind moves into place i, and then i becomes i plus one, so nobody looks at it',
          'The list gets shorter while I walk over it and the loop jumps over the neighbor',
          'You delete number 3, number 4 becomes the new 3, but the counter already goes to 4',
        ],
      },
      {
        cue: 'Which input triggers it',
        point: 'Says when it shows: two expired coupons directly after one another',
        weight: 2,
        said: [
          'It only goes wrong if two old ones stand next to each other',
          'With a valid coupon between them you would not notice the bug',
          'Give it expired, expired, valid and the second one stays in the list',
        ],
      },
      {
        cue: 'How you would write it',
        point: 'Builds a new list of the coupons to keep, for example with `filter`',
        weight: 3,
        said: [
          'I would write return coupons.filter(c => c.expires >= today)',
          'Make an empty array and push only the ones that are still valid',
          'Instead of deleting, keep the good ones and give back a fresh array',
        ],
      },
      {
        cue: 'A second problem in it',
        point:
          'Notes that the function also changes the list of the caller, and that returning a new one avoids that surprise',
        weight: 2,
        said: [
          'splice mutates the array that was passed in, other code that uses it suddenly sees fewer items',
          'It has a side effect on the argument and a person calling it may not expect that',
          'With filter the original stays as it was',
        ],
      },
      {
        cue: 'Another way to write it',
        point:
          'Knows how to do it in place if needed: going backward, or not moving the index after a removal',
        weight: 1,
        said: [
          'If it must be the same array, loop from the end to the start',
          'You can do i-- after the splice so that the position is checked again',
        ],
      },
      {
        cue: 'Which cases you would try',
        point:
          'Would test it with neighbors, with nothing expired, with everything expired and with an empty list',
        weight: 2,
        said: [
          'My tests: empty array, all old, none old, and two old ones in a row',
          'I check the edge cases, also a coupon that expires exactly today',
          'A test with a pair of expired coupons would have caught it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The comparison or the date is wrong',
        said: ['the < should be <= and then it works', 'the dates are strings, that is why some stay'],
        correction:
          'The comparison may need care, but the coupons survive because the loop skips the element that slides into the removed place.',
      },
      {
        belief: 'A for-of or forEach loop over the same array would fix it',
        said: ['just use forEach and splice inside', 'with a for of loop you can delete safely'],
        correction:
          'They walk by position as well, so removing from the same array skips elements just the same. Build a new list or go backward.',
      },
    ],
    sampleAnswer:
      'The loop changes the list it is walking over. Say coupons one and two are both expired. At index zero I splice the first away, so the second slides down into index zero. Then i becomes one, and nobody ever looks at it. So it goes wrong exactly when two expired coupons stand next to each other; with a valid one between them it seems to work, which is why a quick try does not show it. I would not delete at all. I would return coupons.filter with the condition that it expires today or later, which builds a new list of those to keep. That also removes a second problem: splice changes the array of the caller, who may not expect it. If it really has to be the same array, I would loop backward from the end, because then the elements that move were already checked. And I would test with an empty list, none expired, all expired, and two expired in a row.',
    criteria: ['Plays a small example through step by step', 'Fix is simple and readable'],
    followUps: [
      {
        question: 'Your colleague says that the array must be changed in place. How do you do it?',
        about: [4],
        answer:
          'I go from the last index down to zero and splice there. Removing an element only moves those behind it, and I have already looked at them, so nothing is skipped.',
      },
      {
        question: 'Why did nobody notice this when they tried it out?',
        about: [1, 5],
        answer:
          'Because it works whenever expired coupons are not neighbors. A sample with one expired coupon passes. A test with two in a row, or with all of them expired, fails at once.',
      },
    ],
  },
  {
    id: 'programming-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    skills: ['Data Structures & Algorithms'],
    tags: ['sets', 'complexity', 'lookup'],
    question:
      'A script reads 200,000 email addresses and keeps only those it has not seen yet, by looking each one up in a list. It takes very long. Why, and what do you change?',
    keyPoints: [
      {
        cue: 'Why each check is slow',
        point: 'Explains that looking something up in a list compares it with the elements one after another',
        weight: 3,
        essential: true,
        said: [
          'The list has to be walked from the start every time to see if the email is in there',
          'contains on an array is linear, it checks each item until it finds it',
          'For every new address it goes through all the ones it already kept',
        ],
      },
      {
        cue: 'What more addresses would cost',
        point: 'Sees that the total work grows with the square of the number of addresses',
        weight: 2,
        said: [
          'It is n times n, so double the emails means four times as long',
          'Two hundred thousand times up to two hundred thousand comparisons, that is billions',
          'A loop hidden inside a loop: quadratic, O of n squared',
        ],
      },
      {
        cue: 'What you change',
        point: 'Uses a hash set (or the keys of a map) to remember what was seen',
        weight: 3,
        essential: true,
        said: [
          'I would put the seen emails in a set and ask whether it is already there',
          'Take a HashSet instead of the ArrayList',
          'A dictionary with the address as key works too, lookups are by hash',
        ],
      },
      {
        cue: 'Why that is quicker',
        point:
          'Says that a lookup in a hash set takes about the same time however many there are, on average',
        weight: 2,
        said: [
          'It computes a hash and jumps to the right bucket, so it is O of one normally',
          'The time for one check does not grow with the size',
          'Set lookup is constant on average, so the whole thing is linear',
        ],
      },
      {
        cue: 'An open question about the data',
        point: 'Considers what counts as the same address: letter case, spaces around it',
        weight: 2,
        said: [
          'I would trim and lowercase them first, otherwise Anna@x.com and anna@x.com are two',
          'We have to ask what is a duplicate, is capital letter a difference?',
          'Normalize before comparing, because of trailing blanks in the file',
        ],
      },
      {
        cue: 'A downside of your change',
        point: 'Names the price or a limit: more memory, or that a set may not keep the order',
        weight: 1,
        said: [
          'The set costs some extra memory but for this amount it is nothing',
          'If the order of the output matters I keep a list for the result beside the set',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A faster computer or a faster language is the right answer',
        said: ['Python is slow, I would rewrite it in C', 'run it on a stronger server'],
        correction:
          'Quadratic work outgrows any machine: with twice the data it takes four times as long. Changing the data structure removes the cause.',
      },
      {
        belief: 'Reading the file is what takes the time',
        said: ['the file is too big to read, that is slow', 'it is the disk, 200,000 lines is a lot'],
        correction:
          'Reading 200,000 short lines takes well under a second; the billions of comparisons take the time.',
      },
    ],
    sampleAnswer:
      'A list has no quick way of finding something. To know whether an address is already in it, the program compares it with the first, the second and so on, until it finds it or reaches the end. It does that for each of the 200,000 addresses, and the list it searches keeps growing, so in total that is up to twenty billion comparisons. The work grows with the square: twice the addresses, four times the time. I would keep the seen addresses in a hash set. The set computes a hash of the address and looks in one place, so a lookup takes about the same time however many are in there, on average, and the whole script becomes linear, probably under a second. I would also ask what counts as the same address, and trim spaces and lowercase before comparing if that is wanted. It costs a little more memory, and because a set may not keep the order, I would write the new ones to a result list beside it.',
    criteria: ['Reasons about growth with numbers', 'Asks what a duplicate means'],
    followUps: [
      {
        question:
          'How long would the list version take with 400,000 addresses if it takes ten minutes with 200,000?',
        about: [1, 0],
        answer:
          'About forty minutes. Twice as many lookups, each in a list that is twice as long on average, makes four times the work. The set version would take only about twice as long.',
      },
      {
        question: 'What must be done with the addresses before they go into the set?',
        about: [4],
        answer:
          'They have to be brought into one form: spaces trimmed, usually lowercased, if the business says that case does not matter. The set only finds exactly equal strings.',
      },
    ],
  },
  {
    id: 'programming-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Unit Testing', 'Test Case Design'],
    tags: ['unit tests', 'edge cases', 'boundaries'],
    question:
      'A function computes shipping: free from $50, otherwise $5, and $12 extra for items over 20 kg. Which tests would you write for it, and how do you choose them?',
    keyPoints: [
      {
        cue: 'Where mistakes usually hide',
        point: 'Tests at and right next to the limits: 49.99, 50.00, and just below, at and above 20 kg',
        weight: 3,
        essential: true,
        said: [
          'The interesting values are around the borders, one cent under fifty and exactly fifty',
          'I check 20 kg and 20.1 kg because that is where people write > instead of >=',
          'Off-by-one mistakes sit on the boundary, so I test both sides of it',
        ],
      },
      {
        cue: 'The simple tests to have',
        point: 'Has a normal case for every rule, so that each branch is run at least once',
        weight: 2,
        said: [
          'First the simple ones: a cheap light parcel, an expensive light one, a heavy one',
          'Every if in the function should be visited by some test',
          'One ordinary example per rule shows the happy path',
        ],
      },
      {
        cue: 'What the text leaves open',
        point: 'Tests the rules together, such as a heavy order above $50, and asks what should happen then',
        weight: 3,
        said: [
          'What if it costs sixty dollars and weighs 25 kilos? Is it 12 or 0? I need to ask',
          'The combination is not clear from the text, I would clarify whether the heavy fee still applies with free shipping',
          'Is the surcharge per item or per order? I would ask the person who wrote the rule and make a test of the answer',
        ],
      },
      {
        cue: 'What else somebody might pass in',
        point:
          'Includes odd input: an empty order, zero, a negative weight, and expects a defined result or error',
        weight: 2,
        said: [
          'An empty cart, a price of 0, minus two kilos: should it throw?',
          'I also give it nonsense and check that it complains clearly',
          'Bad input must not silently return five dollars',
        ],
      },
      {
        cue: 'How each test is written',
        point: 'Gives each test one clear purpose and a name that says what was expected',
        weight: 2,
        said: [
          'I name it like charges_nothing_from_fifty_dollars, so when it fails I know what broke',
          'One check per test, not ten asserts in one big one',
          'Someone reading only the test names should learn the rules',
        ],
      },
      {
        cue: 'Where your amounts come from',
        point: 'Writes the expected values by hand instead of computing them with the same formula',
        weight: 1,
        said: [
          'In the test it says 17, not five plus surcharge copied from the function',
          'If the test repeats the code, both are wrong in the same way',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'When all lines are covered, the function is tested enough',
        said: ['with 100 percent coverage I am done', 'I write tests until coverage is full'],
        correction:
          'Coverage shows that a line ran, not that its result was checked at the boundary: > instead of >= can pass with every line covered.',
      },
      {
        belief: 'A few random values are as good as chosen ones',
        said: ['I just try some numbers and see if it looks right', 'two or three random orders are enough'],
        correction:
          'Mistakes gather at limits and combinations. Chosen values at those places find more than many values from the middle.',
      },
    ],
    sampleAnswer:
      'I start with one ordinary case for each rule: a light order for 20 dollars pays 5, a light order for 80 pays nothing, a heavy one pays the extra 12. So every branch runs once. Then I go to the limits, because that is where the mistakes are: 49.99 and exactly 50, and an item of just under 20 kilos, exactly 20 and a bit over. Somebody easily writes greater than where greater or equal was meant. Then the rules together: an order for 60 dollars with a 25 kilo item. The text does not say whether the heavy fee still applies when shipping is free, or whether it is per item or per order, so I would ask, and turn the answer into tests. I add odd input, an empty order, a negative weight, and decide that it throws a clear error. Each test gets a name that says the rule, checks one thing, and has the expected amount written as a plain number, 17, not computed with the same formula.',
    criteria: ['Notices that the rule is ambiguous', 'Chooses values with a reason'],
    followUps: [
      {
        question: 'All your tests pass, and coverage is 100 percent. Can there still be a mistake?',
        about: [0, 2],
        answer:
          'Yes. Coverage only says that each line ran. If nobody tests exactly 50 dollars, a wrong comparison passes, and if nobody tests heavy and expensive together, a wrong combination passes.',
      },
      {
        question: 'Why not compute the expected price in the test?',
        about: [5, 4],
        answer:
          'Because then I copy the logic, and the same misunderstanding appears on both sides, so the test agrees with the bug. A number that I worked out by hand is independent, and easier to read.',
      },
    ],
  },
  {
    id: 'programming-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
    ],
    skills: ['Git', 'Version Control'],
    tags: ['merge conflicts', 'git', 'teamwork'],
    question:
      'You want to bring your two-week-old branch up to date with `main`, and Git reports conflicts in three files. Walk me through what you do.',
    keyPoints: [
      {
        cue: 'Why this happens',
        point:
          'Explains that both sides changed the same lines, or one changed what the other deleted, so Git cannot choose',
        weight: 2,
        said: [
          'A conflict means that my branch and main edited the same place differently',
          'Git can merge different parts alone, but here two people touched one spot',
          'It happens also if I edit a file which the others removed',
        ],
      },
      {
        cue: 'Before you edit anything',
        point: 'Looks at what each side wanted, with the markers, the history, or by asking the colleague',
        weight: 2,
        said: [
          'I read both versions between the arrows and check the log to see why theirs changed',
          'If I do not understand the other change I go to the person who wrote it',
          'First understand the intention of the two, not only the text',
        ],
      },
      {
        cue: 'How you decide what stays',
        point: 'Writes a result that keeps both intentions, instead of taking one side blindly',
        weight: 3,
        essential: true,
        said: [
          'Usually the right answer is a combination, my new parameter inside their renamed function',
          'I do not just click accept mine, because that throws the work of my teammate away',
          'The merged code should do what both of us meant',
        ],
      },
      {
        cue: 'The closing steps in Git',
        point: 'Removes the markers, stages the files and finishes the merge or rebase',
        weight: 1,
        said: [
          'Then I delete the <<<< and >>>> lines, git add, and commit the merge',
          'git add the fixed files and git rebase --continue',
          'mark them as resolved and complete it',
        ],
      },
      {
        cue: 'What you do before pushing',
        point: 'Builds and runs the tests afterward, because a clean merge can still be broken code',
        weight: 3,
        said: [
          'I run the whole test suite, also since files without conflict can now not fit together',
          'They may have renamed a function that my new file calls, Git does not see this',
          'Compile, test, and try the feature before I push',
        ],
      },
      {
        cue: 'If you get lost',
        point: 'Knows the way back when it goes wrong, such as aborting the merge',
        weight: 1,
        said: [
          'If I get lost I do git merge --abort and start over',
          'My commits are safe, I can always return to the state before',
        ],
      },
      {
        cue: 'For the next time',
        point: 'Would avoid it by updating often and keeping branches short',
        weight: 2,
        said: [
          'Two weeks is too long, I would pull main in every day',
          'Smaller pull requests make smaller conflicts',
          'Next time I sync more often so that it does not pile up',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Force pushing your own version solves the conflict',
        said: ['I would do git push --force so mine wins', 'just overwrite main with my branch'],
        correction:
          'Force pushing over a shared branch deletes the commits of others. A conflict is resolved by combining both changes.',
      },
      {
        belief: 'If Git merged without a conflict, the code is fine',
        said: [
          'where git shows no conflict there is nothing to check',
          'when the markers are gone it is done',
        ],
        correction:
          'Git compares lines, not meaning: a renamed function and a new call of its old name merge cleanly and do not work.',
      },
    ],
    sampleAnswer:
      'First I make sure my own work is committed, so I can always go back with git merge --abort. A conflict means that main and my branch changed the same lines, or one edited what the other deleted, and Git does not know which one is meant. I take the files one at a time. Between the markers I see my version and theirs, and I look at the log of that file to understand why theirs changed. If it is not clear, I ask the colleague who wrote it. Usually the right result is neither side alone: they renamed the function, I added a parameter, so I need both. When I have written that, I remove the markers, git add the file, and in the end I complete the merge. Then comes the part people forget: I build and run all the tests, because files without a conflict can be broken too, if I call something that was renamed. And I would take from it to bring main in every day or two and keep my branches smaller.',
    criteria: ['Respect for the change of the other person', 'Verifies instead of trusting the tool'],
    followUps: [
      {
        question: 'You resolved everything, Git is happy, and the program does not compile. How can that be?',
        about: [4],
        answer:
          'Git merges lines of text. If main renamed a function and my new file calls the old name, no line overlaps, so there is no conflict, but the call is broken. Only building and testing shows that.',
      },
      {
        question: 'Halfway through you notice that you resolved a file wrongly. What now?',
        about: [5, 3],
        answer:
          'Before committing I can check that file out again with its conflict and redo it, or abort the whole merge and start again. My commits on the branch are untouched, so nothing is lost.',
      },
    ],
  },
  {
    id: 'programming-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Code Review', 'Clean Code'],
    tags: ['code review', 'pull requests', 'feedback'],
    question:
      'Your first feature in a new team is finished on your machine. What do you do before you ask for a review, and how do you deal with fifteen comments on it?',
    keyPoints: [
      {
        cue: 'Your own preparation',
        point:
          'Reads the own diff line by line first and removes leftovers such as debug prints and unrelated changes',
        weight: 3,
        said: [
          'I look over my own changes as if someone else wrote them, and delete console logs and commented code',
          'Before anyone sees it, I go through the diff once and clean up',
          'I check that no files are in there which have nothing to do with the feature',
        ],
      },
      {
        cue: 'What must work beforehand',
        point: 'Runs the tests, the linter and the feature itself, and adds tests for the new behavior',
        weight: 2,
        said: [
          'Everything has to be green locally and I clicked through it once',
          'I write tests for the thing I added and run the full suite',
          'The formatter and the checks of the project must pass so nobody wastes time on commas',
        ],
      },
      {
        cue: 'What the reviewer receives',
        point: 'Keeps the change small and describes what it does, why, and how to try it',
        weight: 2,
        said: [
          'In the description I say which problem it solves, with a screenshot and steps to test',
          'A reviewer should understand the reason without calling me',
          'If it got big I split it into two pull requests',
        ],
      },
      {
        cue: 'Your attitude to the feedback',
        point: 'Takes the comments as being about the code and not about the person',
        weight: 2,
        said: [
          'Many remarks are normal in the beginning, it is how I learn the style of the team',
          'I do not take it personally, they invest time in me',
          'Fifteen comments means somebody read it carefully, that is good',
        ],
      },
      {
        cue: 'How you handle each remark',
        point: 'Answers every comment: fixes it, or asks, or explains politely why not',
        weight: 3,
        essential: true,
        said: [
          'I go through them one by one and reply done, or ask when I do not understand',
          'If I disagree I give my reason and listen to theirs, I do not silently ignore it',
          'Each remark gets either a change or a reply',
        ],
      },
      {
        cue: 'What you take from it',
        point: 'Learns from repeated remarks, so that the next change does not need them',
        weight: 1,
        said: [
          'When three comments say the same I note it down for my own checklist',
          'Next time I look for these things before sending',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Finding the mistakes is the job of the reviewer, so the author need not look again',
        said: [
          'that is what the review is for, they will find the bugs',
          'I send it when it runs and they tell me what is wrong',
        ],
        correction:
          'The author is responsible for the change. Reviewers catch what the author could not see, and they miss much of the rest.',
      },
      {
        belief: 'As a junior you accept every comment without understanding it',
        said: ['they are seniors, so I just do whatever they write', 'I never question a review comment'],
        correction:
          'Reviewers can be wrong or lack context. Asking why is part of the review, and a change you do not understand is a risk.',
      },
    ],
    sampleAnswer:
      'Before I ask anyone, I read my own diff from top to bottom as if a stranger had written it. I nearly always find a debug print, a commented line, or a file that does not belong there. I run the tests, the linter and the feature itself, and I add tests for what is new. If the change has grown large, I split it. In the description I write what it does and why, how to try it, and where I am unsure, because that is where I want the reviewer to look. Fifteen comments on a first change are normal, and they are about the code, not about me. I go through them one by one: most I simply fix and say so, some I do not understand and ask about, and where I see it differently I explain my reason and listen to theirs. If it goes back and forth, I suggest a short call. When the same remark comes three times, it goes on my own list, so that next time nobody has to write it.',
    criteria: ['Takes responsibility for the own change', 'Shows interest in learning, not defensiveness'],
    followUps: [
      {
        question: 'A reviewer asks for a change that you think makes the code worse. What do you do?',
        about: [4, 3],
        answer:
          'I ask what problem they see, explain my reason with an example, and listen, since they may know something I do not. If we still differ, the convention of the team or a third opinion decides, and I go along.',
      },
      {
        question: 'What would you write in the description of the pull request?',
        about: [2],
        answer:
          'The problem and why we solve it, what changed in two or three sentences, how to try it, a screenshot if it is visible, and the point where I am unsure. The reviewer should not need to guess.',
      },
    ],
  },
  {
    id: 'programming-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Programming', 'Java'],
    tags: ['exceptions', 'error handling', 'logging'],
    question:
      'You find this in a code base. A customer says that her new address was not saved, but the app told her it was. What is wrong here, and what would you change?',
    code: {
      language: 'java',
      lines: [
        'public boolean saveAddress(Customer customer, Address address) {',
        '  try {',
        '    database.update(customer.getId(), address);',
        '  } catch (Exception e) {',
        '    // should not happen',
        '  }',
        '  return true;',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'The main fault in the code',
        point: 'Sees that the exception is swallowed, so a failed update leaves no trace',
        weight: 3,
        essential: true,
        said: [
          'The catch block is empty, the error just disappears',
          'If the database is down nobody ever hears about it',
          'It eats the exception, no log, nothing',
        ],
      },
      {
        cue: 'Why the app told her so',
        point: 'Sees that it returns true even when saving failed, so the user is told something untrue',
        weight: 3,
        essential: true,
        said: [
          'After the catch it goes on and returns true, that is why the app said saved',
          'Success is reported in every case',
          'The return value is a lie when update throws',
        ],
      },
      {
        cue: 'How the method should behave',
        point:
          'Lets the error reach a place that can deal with it, by not catching it or by throwing it on with the cause',
        weight: 3,
        said: [
          'I would remove the try and let the caller handle it',
          'Rethrow it as something like AddressNotSaved with the original inside',
          'Here I cannot do anything useful with it, so it should go up',
        ],
      },
      {
        cue: 'The catch line itself',
        point:
          'Catches only what it expects, not every `Exception`, since that hides programming mistakes too',
        weight: 2,
        said: [
          'catch Exception also hides a null pointer, so I would catch the database exception only',
          'Too broad: a bug in our own code looks the same as a lost connection',
          'Be specific about the type one can handle',
        ],
      },
      {
        cue: 'What support needs later',
        point: 'Logs it once, with the stack trace and which customer it was, without private data',
        weight: 2,
        said: [
          'Write an error to the log with the customer id and the exception, not the whole address',
          'So that next time we can find out what happened on that day',
          'One log line with the trace at the place where it is finally handled',
        ],
      },
      {
        cue: 'What the customer should see',
        point: 'Shows the user an honest message and lets her try again',
        weight: 2,
        said: [
          'The app should say: we could not save it, please try once more',
          'She should keep what she typed and see that it failed',
          'A friendly error instead of a wrong success',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A program that catches everything is more stable',
        said: [
          'at least it does not crash, so the catch is good',
          'it is better to catch all errors so the app keeps running',
        ],
        correction:
          'It keeps running in a wrong state: data is lost while everybody believes it was saved. A visible error can be fixed, a hidden one cannot.',
      },
      {
        belief: 'Printing the exception in the catch block is enough',
        said: ['I would add e.printStackTrace() and that is it', 'just log it there and leave the rest'],
        correction:
          'Then the log knows, but the method still returns true and the customer is still told that her address was saved.',
      },
    ],
    sampleAnswer:
      'Two things are wrong. The catch block is empty, so when the update throws, because the connection is lost or a column is too short, the error disappears without a trace. And after it, the method returns true in every case, so the app tells the customer that it was saved. That is exactly what she saw. It also catches Exception, which is far too broad: even a null pointer in our own code looks like nothing happened. In this method I cannot do anything sensible about a failed database, so I would let the exception go up, maybe wrapped as AddressNotSaved with the original as the cause, and drop the boolean. At the place where the request is handled, I catch it once, log it with the stack trace and the customer id, but not the address itself, and answer with an error. The app then says honestly that it could not save and keeps what she typed, so she can try again. And I would search the code base for more empty catch blocks.',
    criteria: [
      'Connects the code with what the customer saw',
      'Thinks of the user and of the person who searches the log',
    ],
    followUps: [
      {
        question: 'When is it right to catch an exception and carry on?',
        about: [2, 3],
        answer:
          'When I expect that failure and have a sensible alternative: a recommendation service is down, so I show the page without recommendations and log it. Not when the caller relies on the result, as with saving data.',
      },
      {
        question: 'What do you write into the log, and what not?',
        about: [4],
        answer:
          'What failed, the exception with its stack trace, and an identifier such as the customer or request id. Not passwords, tokens or the address itself, because logs are read by many people and kept for long.',
      },
    ],
  },
  {
    id: 'programming-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
    ],
    skills: ['Refactoring', 'Clean Code'],
    tags: ['refactoring', 'duplication', 'naming'],
    question:
      'You have to add a third kind of discount to a 150-line function with variables named `a`, `tmp2` and `flag`, in which the same ten lines stand twice. It works today. How do you go about it?',
    keyPoints: [
      {
        cue: 'Before you touch anything',
        point:
          'First makes sure that there are tests for what it does today, and writes some if there are none',
        weight: 3,
        essential: true,
        said: [
          'Before touching it I write a few tests with known orders and results, so I notice when I break it',
          'I need a safety net, so first I pin down the current behavior',
          'I feed it some real examples, note what comes out, and check this after each change',
        ],
      },
      {
        cue: 'How you move forward',
        point: 'Cleans up in small steps and runs the tests after each one',
        weight: 3,
        essential: true,
        said: [
          'One little change, test, commit, then the next',
          'I do not rewrite everything in one go, rather rename one thing at a time',
          'Little steps so that if something breaks I know which step it was',
        ],
      },
      {
        cue: 'When to add the discount',
        point: 'Keeps the cleanup apart from the new discount, in separate commits',
        weight: 2,
        said: [
          'First refactor without changing behavior, after that the feature, not mixed',
          'Two commits or two pull requests, so the reviewer can see what really changed',
          'I would not add the new rule while I am still moving code around',
        ],
      },
      {
        cue: 'The variables',
        point: 'Gives variables and parts names that say what they hold or do',
        weight: 2,
        said: [
          'tmp2 becomes priceAfterDiscount, flag becomes isMember',
          'I rename things as I find out what they are for',
          'Good names so that the next person does not have to decode it',
        ],
      },
      {
        cue: 'The ten lines',
        point: 'Pulls the ten repeated lines and other closed pieces out into functions of their own',
        weight: 2,
        said: [
          'The copied block goes into one helper that is called twice, after I checked it is really identical',
          'Extract smaller functions, each doing one thing',
          'If a bug is fixed in one copy it stays in the other, so I merge them',
        ],
      },
      {
        cue: 'How far you go',
        point: 'Cleans up only as far as the task needs and does not rebuild the whole module',
        weight: 1,
        said: [
          'I leave it better but I do not spend two weeks on beauty',
          'Only the part where my discount goes in, the rest can wait',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Throwing ugly code away and writing it new is quickest and safest',
        said: ['I would rewrite the whole function from scratch, it is cleaner', 'delete it and start again'],
        correction:
          'Old code holds special cases that nobody remembers. A rewrite without tests loses them; small checked steps keep them.',
      },
      {
        belief: 'Refactoring may change what the program does a little',
        said: [
          'while refactoring I also fix the results I find strange',
          'when I refactor I change the rules so they make more sense',
        ],
        correction:
          'Refactoring keeps the behavior. A result that looks strange may be intended; a change of it is a separate, agreed step.',
      },
    ],
    sampleAnswer:
      'It works today, so my first worry is to keep it working. I look whether there are tests. If not, I take some real orders, with and without each discount, write down what the function returns now, and make tests of that. Then I tidy up in small steps and run the tests after each one: rename a to orderTotal, flag to isMember, once I understand what they are. I compare the ten lines that stand twice, and if they are really the same, I pull them out into one function and call it in both places. I commit after each step, so if something turns red I know which one it was. All that does not change any result, and it goes into its own commits or even its own pull request. Only then do I add the third discount, with its own tests, and now there is a clear place for it. I stop there. The rest of the function could be nicer, but that is not my task today.',
    criteria: ['Caution before beauty', 'Clear order of steps'],
    followUps: [
      {
        question:
          'While renaming you find a case where the discount is clearly computed wrongly. What do you do?',
        about: [2, 0],
        answer:
          'I leave it as it is in the refactoring, keep a test that shows it, and report it. If it is confirmed as a mistake, I fix it in a commit of its own, because customers may rely on it and others should know.',
      },
      {
        question: 'The two blocks of ten lines turn out to differ in one number. What now?',
        about: [4],
        answer:
          'I find out whether the difference is intended. If so, the number becomes a parameter of the shared function with a name that says what it means. If nobody knows, I ask before I merge them.',
      },
    ],
  },
]
