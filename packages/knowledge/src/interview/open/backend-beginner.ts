import type { OpenQuestion } from '../open-question.ts'

export const backendBeginner: readonly OpenQuestion[] = [
  {
    id: 'backend-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer'],
    skills: ['REST APIs', 'HTTP'],
    tags: ['status codes', 'validation', 'error responses'],
    question:
      'You build `POST /users` for signing up. Which status codes does it answer in which cases, and what stands in the body when something is wrong?',
    keyPoints: [
      {
        cue: 'When all goes well',
        point: 'Answers 201 when the user was created, with the new resource or where to find it',
        weight: 2,
        said: [
          'If it worked I send 201 Created and the id, plus a Location header',
          'Success is 201 because something new exists now',
          'I return the new user without the password and the code for created',
        ],
      },
      {
        cue: 'When the data is bad',
        point: 'Answers 400 or 422 when the input is invalid, such as a missing name or a broken email',
        weight: 3,
        essential: true,
        said: [
          'A bad email address is the client’s mistake, so something with 4xx, I would take 400',
          'Validation errors get 422 in our project, others use 400, important is to be consistent',
          'When a field is missing I reject it as a bad request',
        ],
      },
      {
        cue: 'When somebody signs up twice',
        point: 'Answers 409, or another 4xx used consistently, when the email is already taken',
        weight: 2,
        said: [
          'There is a conflict with an existing account, so 409',
          'For a duplicate I would use Conflict',
          'If the address exists already, that is not a server error, it is 409',
        ],
      },
      {
        cue: 'When your side fails',
        point: 'Answers 500 for unexpected faults, without giving away a stack trace, and logs the details',
        weight: 3,
        essential: true,
        said: [
          'If the database is down the user gets a general message with 500 and I log the exception',
          'Do not send the SQL error or the trace to the browser',
          'Problems on our side are 5xx, with the details only in the log',
        ],
      },
      {
        cue: 'What the body contains',
        point: 'Sends errors in one structured form, saying which field is wrong and why',
        weight: 2,
        said: [
          'A JSON with a code and a list of fields and messages so the form can show them',
          'The frontend should be able to mark the wrong input, so I name the field',
          'All endpoints use the same error format',
        ],
      },
      {
        cue: 'What you would avoid',
        point: 'Never answers 200 with an error inside, as clients and monitoring rely on the code',
        weight: 2,
        said: [
          'Not 200 with success false in it, then every client must parse the body to know',
          'The code itself has to tell whether it went well, also for the monitoring',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Every error may be answered with 500, since the message says what happened',
        said: ['I return 500 for all errors with a text', 'wrong input also gives an internal server error'],
        correction:
          '5xx says the server failed: clients retry and alarms go off. Wrong input is the client’s to correct, so 4xx.',
      },
      {
        belief: 'Validation in the frontend is enough, so the server need not check',
        said: [
          'the form already checks the email so the API does not have to',
          'validation is done in JavaScript',
        ],
        correction:
          'Anyone can call the API without the form. The server checks everything; the browser checks only for comfort.',
      },
    ],
    sampleAnswer:
      'When all is fine, I answer 201 Created with the new user, without the password of course, and a Location header. If the input is wrong, a missing name or an email that is none, it is the mistake of the client, so 400; some teams use 422 for that, the important thing is that the whole API does the same. If the email already belongs to an account, I answer 409, Conflict. And if something unexpected breaks on our side, the database is gone for example, it is 500. There the body contains only a general message and maybe a request id; the stack trace goes to the log, because it would tell an attacker a lot. For the errors I use one format everywhere, with a code and a list of fields with messages, so that the form can mark the right input. What I avoid is answering 200 with success false inside, since every client and the monitoring look at the status code first. And I check on the server even if the form already did, because anyone can call the API directly.',
    criteria: ['Clear about whose mistake it is', 'Thinks of the developer who uses the API'],
    followUps: [
      {
        question: 'What harm does it do to answer 500 for an invalid email?',
        about: [1, 3],
        answer:
          'The client believes that the server is broken and may retry, our error alarms go off for nothing, and the person does not learn what to correct. With 400 and the name of the field, the form can help.',
      },
      {
        question: 'How does the frontend know which of the fields to mark in red?',
        about: [4],
        answer:
          'From the error body. I send a list of objects with the field name, a stable code such as invalid_email, and a readable message. The status code only says that something in the input was wrong.',
      },
    ],
  },
  {
    id: 'backend-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Security Engineer'],
    skills: ['SQL', 'Secure Coding'],
    tags: ['sql injection', 'parameters', 'security'],
    question:
      'Your colleague asks you to look at this login query. What can go wrong, and how do you rewrite it?',
    code: {
      language: 'python',
      lines: [
        'def find_user(email):',
        '    sql = "SELECT id, name FROM users WHERE email = \'" + email + "\'"',
        '    cursor.execute(sql)',
        '    return cursor.fetchone()',
      ],
    },
    keyPoints: [
      {
        cue: 'What can go wrong',
        point: 'Recognizes SQL injection: what the user types becomes part of the command',
        weight: 3,
        essential: true,
        said: [
          'Someone can write SQL into the email field and the database runs it',
          'The input is glued into the query text, so it can change the meaning of the statement',
          'An attacker closes the quote and adds his own condition',
        ],
      },
      {
        cue: 'A concrete attack',
        point: "Gives an example of such an input and what it does, like `' OR '1'='1`",
        weight: 2,
        said: [
          'With a quote and or 1=1 the where is always true and you get the first user',
          'They could use union select to read other tables',
          "For instance typing x' or 'a'='a logs you in as somebody",
        ],
      },
      {
        cue: 'How you rewrite it',
        point: 'Uses a parameterized query, in which the value is handed over apart from the SQL',
        weight: 3,
        essential: true,
        said: [
          'execute("... WHERE email = %s", (email,)) so the driver treats it as data only',
          'A prepared statement with a placeholder, never string concatenation',
          'Bind the variable, then quotes in it do not matter',
        ],
      },
      {
        cue: 'What other tools do',
        point:
          'Adds that an ORM or query builder does this too, as long as nobody builds raw strings with it',
        weight: 1,
        said: [
          'With an ORM it is handled, but also there raw queries can be dangerous',
          'SQLAlchemy or similar binds the parameters for you',
        ],
      },
      {
        cue: 'Limiting the damage',
        point: 'Gives the database account of the application only the rights it needs',
        weight: 1,
        said: [
          'The app user should not be allowed to drop tables',
          'Least privilege limits the damage if it happens anyway',
        ],
      },
      {
        cue: 'Beyond this one query',
        point: 'Looks for the same pattern elsewhere in the code and adds a test or a check for it',
        weight: 2,
        said: [
          'If it is here, it is surely in other places, so I search for plus signs in queries',
          "I write a test with a name like O'Brien, it breaks today even without an attacker",
          'A static analysis rule in the pipeline would find the others',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Removing or doubling the quotes by hand is a sufficient protection',
        said: ['I would replace all single quotes in the input', 'filter out words like DROP and SELECT'],
        correction:
          'Such filters miss cases, other encodings and numbers without quotes, and they damage real names. Parameters keep data out of the command altogether.',
      },
      {
        belief: 'Checking the email format in the form prevents it',
        said: [
          'the frontend only allows valid emails',
          'the input field has type email so that cannot happen',
        ],
        correction:
          'Requests can be sent without the form, and some harmful texts even pass as emails. The query itself has to be safe.',
      },
    ],
    sampleAnswer:
      'That is a SQL injection. The email is glued into the text of the query, so whatever the user types becomes part of the command. If somebody enters a quote, then or one equals one and a comment sign, the condition is true for all rows, and the function returns the first user, often an admin. With union select they might read other tables. And even without bad intentions it breaks for an address with an apostrophe. I would rewrite it with a parameter: the SQL contains only a placeholder, and the email is handed over separately to execute. The driver then sends it as data, and quotes in it have no meaning. An ORM does the same, as long as nobody uses raw strings with it. I would not try to filter quotes or words, since one always forgets something, and checking in the form does not help, because requests can be sent without it. Then I search the code base for the same pattern, since it is rarely alone, add a test with such an input, and check that the database account of the application may not do more than it needs.',
    criteria: ['Names the cause, not only the remedy', 'Thinks beyond the one line'],
    followUps: [
      {
        question: 'Why is a parameter safer than escaping the quotes myself?',
        about: [2, 0],
        answer:
          'Because with a parameter the command is fixed before the value comes into play. The database never reads the value as SQL. With escaping, the value is still part of the text, and one forgotten case is enough.',
      },
      {
        question: 'We use an ORM everywhere. Are we safe?',
        about: [3, 5],
        answer:
          'Mostly, since it binds parameters. The gaps are raw queries, and names of columns or sort directions taken from the request, which cannot be bound. Those I check against a list of allowed values.',
      },
    ],
  },
  {
    id: 'backend-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Security Engineer'],
    skills: ['Authentication', 'Web Security'],
    tags: ['passwords', 'hashing', 'login'],
    question:
      'You build sign-up and login yourself. How do you store the passwords, and how do you check one at login?',
    keyPoints: [
      {
        cue: 'What ends up in the database',
        point: 'Stores a hash and never the password itself, nor an encrypted form that can be turned back',
        weight: 3,
        essential: true,
        said: [
          'In the database there is only a hash from which you cannot get back the password',
          'Not in plain text, and not encrypted with a key that could leak together with it',
          'Nobody in the company, even the admin, should be able to read it',
        ],
      },
      {
        cue: 'Your choice of method',
        point:
          'Uses a slow algorithm made for passwords, such as Argon2, scrypt or bcrypt, and not SHA-256 or MD5 alone',
        weight: 3,
        essential: true,
        said: [
          'bcrypt from a library, because a fast hash can be tried billions of times per second',
          'It should be slow on purpose so guessing gets expensive',
          'I take Argon2id, a plain SHA is too quick with a graphics card',
        ],
      },
      {
        cue: 'Two users, one password',
        point:
          'Uses a random salt for each password, so equal passwords have different hashes and tables do not help',
        weight: 2,
        said: [
          'Every user gets his own random value mixed in, the library stores it within the hash',
          'Two people with 123456 must not have the same entry',
          'The salt makes precomputed rainbow tables useless',
        ],
      },
      {
        cue: 'What happens at login',
        point:
          'At login hashes the entered password with the stored salt and compares, using the function of the library',
        weight: 2,
        said: [
          'I call verify with the typed password and the saved hash, it says yes or no',
          'Hash again with the same parameters and look if it is equal',
          'Never decrypt, only compute the same thing and compare',
        ],
      },
      {
        cue: 'When the login fails',
        point: 'Answers the same for an unknown email and a wrong password, and limits the tries',
        weight: 2,
        said: [
          'Email or password is wrong, so attackers do not learn who has an account',
          'After some failures it slows down or blocks for a while',
          'Rate limiting on the login against guessing',
        ],
      },
      {
        cue: 'Where else it could leak',
        point: 'Keeps the password out of logs and sends it only over HTTPS',
        weight: 1,
        said: [
          'The request body of login is not logged',
          'All over TLS, otherwise anyone on the network can read it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Encrypting passwords is as good as hashing them',
        said: [
          'I encrypt the password with AES and decrypt it at login',
          'passwords are stored encrypted with a secret key',
        ],
        correction:
          'Whoever gets the key gets all passwords, and the key lies near the data. A hash cannot be reversed; login never needs the original.',
      },
      {
        belief: 'A fast hash such as MD5 or SHA-256 is enough, because it cannot be reversed',
        said: ['I would use SHA-256, that is secure', 'md5 of the password in the database'],
        correction:
          'Nobody reverses it; they guess. Fast hashes allow billions of guesses a second, so a deliberately slow one is needed.',
      },
    ],
    sampleAnswer:
      'I never store the password, only a hash, and not an encrypted version either, because whoever has the key could turn it all back. For the hash I take an algorithm made for passwords, Argon2 or bcrypt, from a well-known library. They are slow on purpose. With plain SHA-256 or MD5 somebody who has stolen the table can try billions of passwords in a second. The library also adds a random salt for each user and stores it in the hash string, so two people with the same password have different entries and precomputed tables are useless. At login I find the user by email and call the verify function of the library with what was typed and the stored hash. It computes the hash again with the same salt and compares. Nothing is decrypted. If it fails, I answer the same sentence for a wrong password and an unknown email, and I limit the number of tries. It all runs over HTTPS, and the password must not appear in the logs. If I were free to choose, I would rather use the authentication of the framework than write it all myself.',
    criteria: ['Relies on proven libraries', 'Thinks as an attacker with the stolen table'],
    followUps: [
      {
        question: 'Somebody steals the user table. What can they do with the hashes?',
        about: [1, 2],
        answer:
          'They can guess: hash common passwords with each salt and compare. A slow hash makes each guess expensive, and the salt means guessing for each user separately. Weak passwords will still fall, so users must be told to change them.',
      },
      {
        question: 'Why should the message not say that the email is unknown?',
        about: [4],
        answer:
          'Because then anyone can find out who has an account, and use those addresses for phishing or guessing. The same holds for the reset form: it says that a mail was sent if the account exists.',
      },
    ],
  },
  {
    id: 'backend-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Full Stack Developer', 'Data Engineer'],
    skills: ['SQL', 'Relational Databases'],
    tags: ['joins', 'outer join', 'aggregation'],
    question:
      'This should list every customer with the number of paid orders, also those with none. Some customers are missing. Why, and how do you correct it?',
    code: {
      language: 'sql',
      lines: [
        'SELECT c.name, COUNT(*) AS paid_orders',
        'FROM customers c',
        'LEFT JOIN orders o ON o.customer_id = c.id',
        "WHERE o.status = 'paid'",
        'GROUP BY c.name',
      ],
    },
    keyPoints: [
      {
        cue: 'Why customers go missing',
        point:
          'Explains that a customer without orders gets a row full of NULLs, which the WHERE then throws out',
        weight: 3,
        essential: true,
        said: [
          'For them o.status is null, and null = paid is not true, so the row is filtered away',
          'The where condition on the right table makes an inner join out of the left join',
          'LEFT JOIN keeps them at first, but the filter afterward kicks them out',
        ],
      },
      {
        cue: 'How you correct it',
        point:
          'Moves the condition on the status into ON, or drops it and counts paid rows only, with CASE or FILTER',
        weight: 3,
        essential: true,
        said: [
          'LEFT JOIN orders o ON o.customer_id = c.id AND o.status = paid',
          'The filter has to be applied while joining and not after it',
          'Put it up to the on clause, then people without a match stay',
          'I leave the rows alone and add up one for each paid order and zero for all others',
        ],
      },
      {
        cue: 'A second trap',
        point:
          'Makes customers without orders show 0, for instance with `COUNT(o.id)`, since a plain `COUNT(*)` gives them 1',
        weight: 3,
        said: [
          'Count star counts the row itself, so someone with none would show one',
          'count(o.id) ignores nulls and gives zero as it should',
          'You have to count the order id and not everything',
        ],
      },
      {
        cue: 'A third trap',
        point: 'Groups by the customer id as well, because two customers may have the same name',
        weight: 2,
        said: [
          'Two people called Maria Silva would be put together',
          'Names are not unique, so I group by c.id, c.name',
          'Grouping only on the name merges different customers',
        ],
      },
      {
        cue: 'How you make sure',
        point:
          'Checks it with a few rows whose result is known: no orders, only unpaid orders, and several paid ones',
        weight: 1,
        said: [
          'I make three test customers and look if 0, 0 and 2 come out',
          'The number of result rows should equal the number of customers',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Adding `OR o.status IS NULL` in the WHERE is fully equivalent',
        said: ['I add or o.status is null and then they are all there', 'where status paid or null fixes it'],
        correction:
          'It brings back customers without any order, but those who have only unpaid orders are still missing. The condition belongs in ON.',
      },
      {
        belief: 'A RIGHT JOIN or an INNER JOIN is what is needed',
        said: ['use inner join instead of left', 'it must be a right join, then all customers come'],
        correction:
          'An inner join loses them for certain, and a right join keeps all orders rather than all customers. The left join is right; the filter is in the wrong place.',
      },
    ],
    sampleAnswer:
      'The left join itself is right: a customer without orders is kept, and the columns of orders are NULL for them. But then comes the WHERE. NULL equals paid is not true, so that row is thrown out again, and the same happens to customers who have only unpaid orders. In effect it became an inner join. I move the condition into the join: left join orders on the customer id and status is paid. Then only paid orders are joined, and people without one keep their row. There is a second trap. COUNT star counts rows, so a customer without orders would get one instead of zero. I count o.id, because count ignores NULL. And the grouping is only by name; two customers with the same name would be added up, so I group by c.id and c.name. To be sure, I try it with three customers, one without orders, one with an unpaid order, one with two paid orders, and expect zero, zero and two. The number of rows must be the number of customers.',
    criteria: ['Explains with the rows, not by rule', 'Finds the second and third mistake without help'],
    followUps: [
      {
        question: 'After your change, a customer without orders shows 1. What did you forget?',
        about: [2],
        answer:
          'The count. COUNT(*) counts the joined row, which exists even if there is no order in it. COUNT(o.id) counts only rows in which the order id is not NULL, so it gives zero.',
      },
      {
        question: "Would `WHERE o.status = 'paid' OR o.status IS NULL` do as well?",
        about: [0, 1],
        answer:
          'No. Customers with no orders would come back, but someone who has only canceled orders has rows whose status is neither paid nor NULL, so they are still missing. In the ON part it works for both.',
      },
    ],
  },
  {
    id: 'backend-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Solutions Architect'],
    skills: ['Database Design', 'Data Modeling'],
    tags: ['tables', 'keys', 'constraints'],
    question:
      'A small shop wants its orders in a relational database: customers buy several products in one order. Which tables do you make, and how do you keep the data right?',
    keyPoints: [
      {
        cue: 'The basic tables',
        point: 'Makes tables for customers, products and orders, with a primary key each',
        weight: 2,
        said: [
          'customers, orders and products, every row has its own id',
          'One table for each kind of thing, with a unique key',
          'I do not put everything into one large spreadsheet-like table',
        ],
      },
      {
        cue: 'Several products in one order',
        point: 'Puts the products of an order in a table of its own, with order, product and quantity',
        weight: 3,
        essential: true,
        said: [
          'Many to many between orders and products, so I need order_items in between',
          'A line table: which order, which article, how many',
          'Not columns product1, product2, product3 and not a comma separated list',
        ],
      },
      {
        cue: 'An order from last year',
        point: 'Copies the price into the order line, because the price of the product will change later',
        weight: 3,
        said: [
          'What the customer paid must be stored at the moment of buying',
          'If I only join to products, old invoices change as soon as the price goes up',
          'unit_price belongs to the item of the order too, it is history and no duplication',
        ],
      },
      {
        cue: 'Keeping tables consistent',
        point: 'Uses foreign keys so that no order points to a customer or product that does not exist',
        weight: 2,
        said: [
          'order.customer_id references customers, then the database refuses nonsense',
          'Foreign key constraints protect me from orphan rows',
          'A product that was sold cannot simply be deleted, rather mark it inactive',
        ],
      },
      {
        cue: 'Guarding single values',
        point:
          'Adds rules such as NOT NULL, a unique email, and a quantity above zero, in the database itself',
        weight: 2,
        said: [
          'A check that quantity > 0 and a unique index on email',
          'Constraints in the database also hold if another program writes in it',
          'Required columns are not null',
        ],
      },
      {
        cue: 'The right type for amounts',
        point: 'Stores money exactly, as a decimal or in cents, not as a floating-point number',
        weight: 2,
        said: [
          'Use numeric(10,2) for the price and not float',
          'I save cents as integers so there are no rounding mistakes',
          'Double gives you 0.30000000004, bad for money',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Keeping the price in the order line is a redundancy that normalization forbids',
        said: [
          'the price is already in the products table, storing it again is redundant',
          'normalization says every fact only once so I join the price',
        ],
        correction:
          'They are two facts: what it costs now, and what was paid then. Without the second, old orders change with each price change.',
      },
      {
        belief: 'Checks in the application make constraints in the database unnecessary',
        said: [
          'my code already checks that, the database needs no foreign keys',
          'constraints only make it slow',
        ],
        correction:
          'Scripts, other services, two requests at once and mistakes get past the code. A constraint holds for everyone who writes.',
      },
    ],
    sampleAnswer:
      'I make a table for customers, one for products and one for orders, each with its own id. An order contains several products and a product is in many orders, so between them I need order_items: order id, product id and quantity. I would not write product1, product2 into the order or a list in a text column, since nobody can query that. Important is the price. The product has today’s price, but I copy the price into the order item as well, because it will change, and an invoice from last year must stay as it was. Money I store as a decimal or in cents, never as a float. Then I let the database guard the data: foreign keys from orders to customers and from items to orders and products, NOT NULL where a value must exist, a unique email, a check that the quantity is greater than zero. My code checks that too, but a script or a second program may not. And a product that was sold is not deleted; it gets a flag that it is no longer for sale, so the old orders stay complete.',
    criteria: ['Thinks of time: what may change later', 'Lets the database protect itself'],
    followUps: [
      {
        question: 'The shop raises all prices by 10%. What happens to last year’s orders in your model?',
        about: [2],
        answer:
          'Nothing. Each order item holds the unit price at the time of buying. Only the products table changes. If I had joined the price from products, every old total would now be wrong.',
      },
      {
        question: 'The owner wants to delete a product that nobody makes any more. What do you do?',
        about: [3],
        answer:
          'I do not delete the row, because order items point to it and the foreign key would rightly refuse. I add something like active = false, and the shop shows only active products.',
      },
    ],
  },
  {
    id: 'backend-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer'],
    skills: ['Transactions', 'SQL'],
    tags: ['transactions', 'atomicity', 'rollback'],
    question:
      'In a club app, a member sends credits to another: one `UPDATE` takes them off, a second one adds them. The server crashes in between. What happens, and how do you build it?',
    keyPoints: [
      {
        cue: 'What the crash leaves behind',
        point: 'Says that without a transaction the credits are gone: taken off and never added',
        weight: 2,
        said: [
          'The first update is saved and the second never ran, so the money disappears',
          'The sender has less and the receiver has nothing',
          'Half of it is done, the data is then inconsistent',
        ],
      },
      {
        cue: 'How you build it',
        point: 'Puts both updates in one transaction, so that either both or none take effect',
        weight: 3,
        essential: true,
        said: [
          'BEGIN, the two updates, COMMIT, all or nothing',
          'I wrap them so the database treats them as one step',
          'They belong together, atomic, otherwise nothing counts',
        ],
      },
      {
        cue: 'What the database guarantees',
        point: 'Says that an error or a crash before the commit rolls everything back',
        weight: 2,
        said: [
          'If something fails I call rollback and it is as before',
          'After a crash the database undoes what was not committed',
          'Only with the commit the change becomes real and permanent',
        ],
      },
      {
        cue: 'Sending more than one has',
        point:
          'Prevents a negative balance, with a check constraint or a condition in the UPDATE, and tests how many rows changed',
        weight: 2,
        said: [
          'UPDATE ... WHERE id = 1 AND credits >= 20, and if zero rows are changed, there is not enough',
          'A CHECK (credits >= 0) on the column',
          'Reading the balance first and then subtracting is risky when he clicks twice',
        ],
      },
      {
        cue: 'What stays outside',
        point: 'Keeps the transaction short: no email or slow call inside it',
        weight: 1,
        said: [
          'The notification goes out after the commit, not in the middle',
          'Locks are held until the end, so do only the database work in there',
        ],
      },
      {
        cue: 'Being able to look back',
        point: 'Records each transfer as a row of its own, so it can be traced later',
        weight: 1,
        said: [
          'I write a line in a transfers table with who, to whom, how many and when',
          'A history helps when a member asks where the credits went',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A try/catch in the code that adds the credits back is as good as a transaction',
        said: [
          'if the second update fails I catch the error and give the credits back',
          'I undo it in the catch block',
        ],
        correction:
          'After a crash, no catch block runs. Only the database can undo reliably what was not committed.',
      },
      {
        belief: 'Two statements sent right after one another are atomic',
        said: [
          'they run so fast after each other that nothing happens',
          'if I send both updates in one string it is safe anyway',
        ],
        correction:
          'Each statement by itself is normally its own transaction. Without BEGIN and COMMIT, the first is final as soon as it is done.',
      },
    ],
    sampleAnswer:
      'Without anything else, each update is committed by itself. If the server dies between them, the sender has lost twenty credits and the receiver never got them, so they have vanished. A catch block does not help, as after a crash nothing of mine runs any more. So I put both updates in one transaction: begin, take off, add, commit. Until the commit, nothing counts. If an error comes, I roll back, and if the machine dies, the database itself undoes what was not committed when it starts again. All or nothing. Then the balance must not go below zero. I would not read it first and then subtract, since they might click twice, but write the condition into the update: where the id matches and credits are at least twenty. If no row was changed, there were not enough, and I roll back and say so. A check constraint on the column is a second net. In the same transaction I insert a row in a transfers table, so we can see later what happened. The email to the receiver goes out after the commit, so that the transaction stays short.',
    criteria: ['Plays through the crash', 'Uses what the database offers'],
    followUps: [
      {
        question: 'The member has 20 credits and taps the button twice very fast. What protects you?',
        about: [3],
        answer:
          'The condition in the UPDATE, credits >= 20. The second update waits for the first to commit, then sees zero credits, changes no row, and I answer that there are not enough. The check constraint would catch it as well.',
      },
      {
        question: 'Why do you not send the notification inside the transaction?',
        about: [4, 2],
        answer:
          'A mail server can take seconds, and meanwhile the rows stay locked for others. And if the transaction is rolled back afterward, the mail is already out and tells something that never happened.',
      },
    ],
  },
  {
    id: 'backend-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Solutions Architect'],
    skills: ['REST APIs', 'HTTP', 'API Design'],
    tags: ['http methods', 'rest', 'safe methods'],
    question:
      'Another developer has built `GET /deleteOrder?id=17` and `POST /getOrders`. What problems do you see, and how would you design these and an update of an order?',
    keyPoints: [
      {
        cue: 'The danger in the first',
        point:
          'Says that GET must not change anything, since browsers, crawlers, previews and caches call it without asking',
        weight: 3,
        essential: true,
        said: [
          'A search bot or a link preview that follows this link would delete the order',
          'GET is supposed to be safe, only for reading',
          'The browser may prefetch it, or somebody puts the link in an image tag, and the data is gone',
        ],
      },
      {
        cue: 'How one is deleted',
        point: 'Uses `DELETE /orders/17` for deleting',
        weight: 2,
        said: [
          'The verb is in the method, the path is only the thing: DELETE on the order',
          'I would call delete on /orders/{id}',
          'orders/17 with method DELETE and then 204 without a body',
        ],
      },
      {
        cue: 'How orders are listed',
        point: 'Uses `GET /orders` for reading, so it can be cached, bookmarked and repeated',
        weight: 2,
        said: [
          'A list is read with GET, filters as query parameters',
          'With POST no cache works and nobody can share the link',
          'Reading belongs to get, with ?status=open for filtering',
        ],
      },
      {
        cue: 'How you form addresses',
        point: 'Names paths by things, in the plural, and leaves the action to the method',
        weight: 2,
        said: [
          'Nouns in the URL and no verbs like deleteOrder',
          'The resource is /orders, what I do with it is the HTTP method',
          'One path with several methods instead of a new path per action',
        ],
      },
      {
        cue: 'How one is updated',
        point: 'Uses PUT to replace the whole order and PATCH to change some fields',
        weight: 2,
        said: [
          'If I only change the address I send PATCH with that field',
          'PUT means: here is the complete new version',
          'For partial updates patch, for full replacement put',
        ],
      },
      {
        cue: 'Sending a request twice',
        point: 'Knows that PUT and DELETE can be repeated with the same effect, and a plain POST cannot',
        weight: 2,
        said: [
          'Deleting twice leaves it deleted, but posting twice makes two orders',
          'PUT is idempotent, so a client may retry after a timeout',
          'With POST a retry can create a duplicate',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The methods are a convention only and make no difference',
        said: ['GET or POST, it does not matter as long as it works', 'I always use POST, it is more secure'],
        correction:
          'Browsers, proxies, caches and crawlers act by the method: they repeat and store GET. And POST is no safer; only HTTPS hides the content.',
      },
      {
        belief: 'PUT creates and POST updates, always',
        said: ['put is for insert and post is for update', 'POST is used to change something that exists'],
        correction:
          'POST to a collection usually creates, with an id chosen by the server. PUT replaces what stands at a known address, and PATCH changes part of it.',
      },
    ],
    sampleAnswer:
      'The first one worries me. A GET should only read, because others call it without thinking: a crawler follows the link, a chat program makes a preview, the browser loads ahead, a cache repeats it. Each of those would delete order 17, and an attacker only needs to hide the address in an image. So deleting becomes DELETE on /orders/17. The second one is the other way round: reading by POST works, but nothing can be cached, and nobody can bookmark the list. It becomes GET /orders with filters in the query string, such as status=open. In general the path names the thing, in the plural, and the method says what I do with it, so no verbs in the address. For the update I use PATCH on /orders/17 if only some fields change, say the address, and PUT if the client sends the whole order again. PUT and DELETE can be repeated safely: doing it twice leaves the same state. POST cannot, two posts may create two orders, so after a timeout a client has to be careful. And all of them check that this user may touch this order.',
    criteria: ['Gives consequences, not only the rule', 'Consistent design'],
    followUps: [
      {
        question:
          'A client sends a request, gets no answer, and sends it again. With which methods is that a problem?',
        about: [5],
        answer:
          'With POST, since each one may create another order, and with a PATCH that says add one. GET, PUT and DELETE are idempotent by definition: repeating leaves the same state, even if the second DELETE answers 404.',
      },
      {
        question: 'Only the delivery address changes. Why not use PUT?',
        about: [4],
        answer:
          'PUT replaces the whole order, so the client would have to send all the fields, and could overwrite something that changed meanwhile. With PATCH I send only the address.',
      },
    ],
  },
  {
    id: 'backend-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Backend Developer', 'Software Engineer', 'Full Stack Developer', 'Security Engineer'],
    skills: ['Authorization', 'API Security'],
    tags: ['access control', 'ownership', '401 and 403'],
    question:
      'A logged-in customer changes `/invoices/1041` to `/invoices/1042` in the address bar and sees the invoice of a stranger. What is missing, and how do you fix it properly?',
    keyPoints: [
      {
        cue: 'What is missing',
        point:
          'Tells being logged in from being allowed: the server knows who it is, but does not check whose invoice it is',
        weight: 3,
        essential: true,
        said: [
          'Authentication is there, authorization is missing',
          'He proved who he is, but nobody asked whether this invoice belongs to him',
          'Being signed in does not give you the right to see everything',
        ],
      },
      {
        cue: 'The proper fix',
        point:
          'Checks ownership on the server in each request, for instance by searching for id and customer together',
        weight: 3,
        essential: true,
        said: [
          'SELECT ... WHERE id = 1042 AND customer_id = the user of the session',
          'Every endpoint compares the owner with the current user before it answers',
          'The query itself should only find his own invoices',
        ],
      },
      {
        cue: 'Where the identity comes from',
        point: 'Takes the customer from the session or token and never from a parameter of the request',
        weight: 2,
        said: [
          'I do not trust a customerId in the URL or the body, anyone can change it',
          'Who it is comes from the verified token',
          'The identity has to come from the login, not from what the client sends along',
        ],
      },
      {
        cue: 'What the stranger gets back',
        point: 'Answers 404 or 403 for a foreign invoice, and knows that 401 means not logged in',
        weight: 2,
        said: [
          '404 so that he does not even learn that this invoice exists',
          'Forbidden would be 403, whereas 401 means please sign in',
          'For a stranger it looks as if it was not there',
        ],
      },
      {
        cue: 'The numbers in the address',
        point: 'Says that random ids make guessing harder and do not replace the check',
        weight: 2,
        said: [
          'UUIDs are nice, but a link can be forwarded or found in a log',
          'Hiding the number is not protection, only an additional hurdle',
          'Even with an unguessable id the rule must be checked',
        ],
      },
      {
        cue: 'What you do beyond this',
        point: 'Looks for the same gap in the other endpoints, and adds a test with two users',
        weight: 2,
        said: [
          'PDF download, edit and delete probably have it too',
          'A test: user B asks for the invoice of A and must not get it',
          'I would put the check in one place so that nobody forgets it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Hiding the link or the number in the user interface solves it',
        said: [
          'the frontend should not show other invoices',
          'I remove the id from the URL and hide the button',
        ],
        correction:
          'Anyone can send requests without the interface. What is not checked on the server is open.',
      },
      {
        belief: 'Replacing the running numbers by UUIDs is the fix',
        said: ['use UUIDs so nobody can guess the next one', 'the ids must be random and then it is secure'],
        correction:
          'Ids appear in links, mails and logs. They are addresses, not secrets; the server still has to check whose invoice it is.',
      },
    ],
    sampleAnswer:
      'The application checks that somebody is logged in, but not whether this invoice is theirs. So authentication is there and authorization is missing. That is one of the most common holes in web applications. I fix it on the server, in the query: find the invoice with this id and with the customer of the current session. The customer comes from the verified session or token, never from a parameter, as the client can write anything there. If nothing is found, I answer 404, so they do not even learn that invoice 1042 exists; 403 would also be correct, while 401 means not logged in at all. I would not be content with hiding the link or with random ids. UUIDs make guessing harder, but links get forwarded and stand in logs, so the check is still needed. Then I look at the other endpoints, the PDF download, editing, deleting, because the gap is rarely alone, and I put the rule in one place that all of them use. And I write a test with two users, where the second asks for the invoice of the first and gets nothing. Finally I would tell my lead, since data was exposed.',
    criteria: ['Fixes the cause on the server', 'Sees that it is an incident with real customers'],
    followUps: [
      {
        question:
          'A colleague has replaced the numbers by UUIDs and says that it is fixed. What do you answer?',
        about: [4, 1],
        answer:
          'It is harder to guess, not protected. Whoever gets the link from a mail, a log or the browser history still sees the invoice. The server must compare the owner with the logged-in user in any case.',
      },
      {
        question: 'Which status code do you send, and why?',
        about: [3],
        answer:
          'For an invoice of somebody else, 404, since even its existence is none of their business; 403 is correct too. 401 would be wrong, because they are logged in, and the client would send them to the login page.',
      },
    ],
  },
]
