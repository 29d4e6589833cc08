import type { ChoiceSet } from '../choice-set.ts'

export const productDesignChoice: ChoiceSet = {
  skill: 'Design of products and programs',
  type: 'system_design',
  roles: ['Product Manager', 'Technical Project Manager'],
  questions: [
    {
      id: 'product-design-01',
      difficulty: 'beginner',
      question:
        "A dental practice loses 48 of 400 weekly appointments because patients don't show up. In a trial with reminders, a third of these came, another third canceled in time, and half of the canceled slots were filled again. How many more patients are seen each week?",
      right: {
        text: 'About 24: sixteen who come after all, and eight who fill canceled slots',
        why: 'A third of 48 are 16, and half of the 16 canceled slots are 8. The other canceled slots stay empty but can at least be used for something.',
      },
      wrong: [
        {
          text: 'About 32: sixteen who come after all, and sixteen who now cancel in time',
          why: "A canceled appointment isn't a patient seen. It gives the chance of one, which worked in half of the cases.",
        },
        {
          text: 'About 40: sixteen who come, sixteen who cancel, and eight who fill slots',
          why: 'It counts the same slot up to twice: once for its cancellation and once for the patient who filled it.',
        },
        {
          text: 'About 16: only those count who come now and had not shown up before that',
          why: 'The eight patients who got a canceled slot were seen as well, and without the reminder those slots would have been empty.',
        },
      ],
    },
    {
      id: 'product-design-02',
      difficulty: 'beginner',
      question:
        'The owner of six cafés says: "We need an app like the big chains have. What would it cost?" What do you ask first?',
      right: {
        text: "What should guests or staff do differently, and how do you notice today that they don't?",
        why: "It leads from the wished-for solution to the problem and its size. Perhaps it's queues at eight, perhaps guests who don't come back.",
      },
      wrong: [
        {
          text: "Which functions do you like in the chains' apps, and which of them matter most to you?",
          why: "It's a friendly question, but collects parts of a solution. Chains have other problems than six cafés have.",
        },
        {
          text: 'Which phones do your guests use, and should the app be in both stores from the start?',
          why: "That's a matter for later. It takes for granted that there is to be an app.",
        },
        {
          text: 'What is your budget, and by when should a first version be in the hands of guests?',
          why: "You'll need both one day, but so far nobody knows what the money would be spent for.",
        },
      ],
    },
    {
      id: 'product-design-03',
      difficulty: 'beginner',
      question:
        'A library with 20,000 members wants to see whether its e-book app does well. Which number do you put first?',
      right: {
        text: 'Members who borrow at least one e-book in a month, and how many do so again',
        why: 'It counts people who get what the app is for, and whether it stays useful to them. It can rise and fall with what you do.',
      },
      wrong: [
        {
          text: 'Downloads of the app since its launch, as that shows the interest in the offer',
          why: 'Such a sum can only grow. Somebody who opens the app once and never again counts as much as a weekly reader.',
        },
        {
          text: 'Average minutes in the app for each visit, as more time means that people like it',
          why: "Long visits may mean reading or a search that finds nothing. The number can't tell the two apart.",
        },
        {
          text: 'Stars in the app stores, as they show directly how satisfied the readers are',
          why: "Few rate, mostly after a very good or bad moment. It's worth reading what they write, but it doesn't measure use.",
        },
      ],
    },
    {
      id: 'product-design-04',
      difficulty: 'beginner',
      question:
        'In a firm of 200, 300 expense claims a month take three weeks to be paid. 80 percent are under 50 dollars; these wait for two signatures and make up 10 percent of the money. What belongs in the first version of a new tool?',
      right: {
        text: 'Small claims are paid at once with receipt, and one in twenty of them is checked',
        why: 'It frees four of five claims from waiting where the least money is at risk, and samples keep people honest. Large claims go on as they are.',
      },
      wrong: [
        {
          text: 'Claims of every size are signed on the phone, with a reminder after three days',
          why: 'Signing gets quicker, but 240 small claims a month still need two people each. It speeds up a step that should go.',
        },
        {
          text: 'Receipts are read by software, so that nobody has to type in sums and dates again',
          why: "It spares typing, but typing isn't what takes three weeks. The claims would wait for signatures as before.",
        },
        {
          text: 'Staff can see at any time where their claim is and who has yet to sign for it',
          why: "Seeing the wait calms a little and causes calls to those who sign. The wait itself doesn't get shorter.",
        },
      ],
    },
    {
      id: 'product-design-05',
      difficulty: 'beginner',
      question:
        'An online shop with 20,000 orders a month has a new checkout, tested in-house. You can switch it on for a share of visitors. How do you launch?',
      right: {
        text: 'For 5 percent at first, with orders and errors watched, and a switch back at hand',
        why: 'Real cards and devices show what no internal test does. With 5 percent a severe fault costs few orders, and the way back takes minutes.',
      },
      wrong: [
        {
          text: 'For all in a quiet night, so that faults hit few people and can be mended by dawn',
          why: 'At night there are too few orders to notice a fault. In the morning it hits everybody.',
        },
        {
          text: 'For all at once after two more weeks of tests, since half measures confuse visitors',
          why: "More tests find more of what one thinks of. What one doesn't think of then hits all 20,000 orders.",
        },
        {
          text: 'For 50 percent right away, so that the comparison gives reliable numbers quickly',
          why: "As a measurement it's fine, but before knowing that it works at all, half of the revenue is a high stake.",
        },
      ],
    },
    {
      id: 'product-design-06',
      difficulty: 'beginner',
      question:
        'Four people answer 150 emails a day from one inbox of an online school. Some messages wait a week, others get two replies. You can change one thing this week. Which?',
      right: {
        text: 'Each message gets one name and a due time as soon as it comes in',
        why: 'Both faults have one cause: nobody in particular is in charge of a message. With name and time, doubles end and lost ones show.',
      },
      wrong: [
        {
          text: 'Each message gets an automatic reply that names a wait of two days',
          why: 'It sets expectations, but lost messages stay lost. After two days people write again, and the pile grows.',
        },
        {
          text: 'Each of the four answers in a fixed two-hour slot during the day',
          why: "It avoids some double replies. What's left unclear at the end of a slot still belongs to nobody.",
        },
        {
          text: 'Each frequent question gets a text block that all four can use',
          why: 'Answering gets faster, which may help soon. Which message is whose stays open, so the two faults remain.',
        },
      ],
    },
    {
      id: 'product-design-07',
      difficulty: 'beginner',
      question:
        'A nonprofit moves 12,000 donors from eleven spreadsheets into a tool. The campaign starts in four months, the move should be done in three. What do you do in the first two weeks?',
      right: {
        text: 'Load one sheet for trial, and compare its sums and counts with the original',
        why: 'It shows early what the data are like: doubles, odd dates, missing names. With that the rest can be planned and not just hoped for.',
      },
      wrong: [
        {
          text: 'Clean all eleven sheets by hand, so that only good data goes into the new tool',
          why: 'Without a trial nobody knows which faults matter to the tool. Weeks may go into cleaning what nobody needs.',
        },
        {
          text: 'Train all 30 employees on the tool, so that everybody is ready when data comes',
          why: 'What they learn in an empty tool is forgotten in three months. Training works shortly before use, with familiar data.',
        },
        {
          text: 'Move everything over one weekend, and mend what stands out during daily work',
          why: 'Wrong sums would be found by donors and accountants. Nobody could tell any more whether the sheet or the move was at fault.',
        },
      ],
    },
    {
      id: 'product-design-08',
      difficulty: 'beginner',
      question:
        'A tennis club has 8 courts and 600 members. The 32 evening slots a day are always booked within minutes by the same 60 people, who are quick at the phone. The board wants more members to get their share. What do you try in the first version of online booking?',
      right: {
        text: 'At most two open evening bookings a member; a new one is possible after playing',
        why: 'Nobody can hoard any more, everyone understands the rule, and empty evenings are still free to those who like to play often.',
      },
      wrong: [
        {
          text: 'Opening the booking at midnight each day, so that all have the same chance to book',
          why: 'It is still a race, now at night. The same quick people win, and those with small children lose.',
        },
        {
          text: 'A waiting list for evening slots, which moves up when somebody else has canceled',
          why: "Useful as an addition, but it hands out only what the 60 give back. Who gets the slots in the first place doesn't change.",
        },
        {
          text: 'A higher price for evening slots, so that demand moves to mornings and afternoons',
          why: "It may reduce demand but sorts by wallet, and people at work can't move to the morning. In a club that is a political decision first.",
        },
      ],
    },
    {
      id: 'product-design-09',
      difficulty: 'intermediate',
      question:
        'A gym app has 40,000 subscribers, loses 8 percent of them each month, and wins 3,000 new ones a month. If nothing changes, where does the number go?',
      right: {
        text: 'It falls slowly toward 37,500, where losses and new ones are in balance',
        why: "At 37,500, 8 percent are just 3,000. Above that more people leave than come; today it's 3,200 against 3,000.",
      },
      wrong: [
        {
          text: 'It grows slowly, as 3,000 new ones make up for more than 8 percent do',
          why: '8 percent of 40,000 are 3,200, so 200 more leave than come in.',
        },
        {
          text: 'It falls by 200 each month, so that after 200 months nobody is left any more',
          why: 'The loss is a share: with fewer subscribers fewer leave. The fall gets smaller and ends where losses equal the new ones.',
        },
        {
          text: 'It stays at about 40,000, as a difference of 200 lies within the usual noise',
          why: 'A lasting difference adds up even if single months vary. Over time it costs 2,500 subscribers.',
        },
      ],
    },
    {
      id: 'product-design-10',
      difficulty: 'intermediate',
      question:
        'A signup page has 10,000 visitors a week and converts 2 percent. A designer wants to test a new button that might bring 5 percent more signups (2.0 to 2.1). Rule of thumb for each variant: 16 × p × (1 − p) / difference². What follows?',
      right: {
        text: 'It takes more than a year, so test something bolder or nearer to the start',
        why: '16 × 0.02 × 0.98 / 0.001² is about 314,000 for each, 630,000 in all: 63 weeks. A larger effect or a more frequent event needs far fewer.',
      },
      wrong: [
        {
          text: "It takes about six weeks, so test it and don't look at the result before",
          why: "That's a tenth of what is needed. After six weeks the play of chance is about as large as the effect itself.",
        },
        {
          text: 'It takes more than a year, so test for four weeks and accept a weaker level',
          why: "With so little data you'd mostly see noise. Lowering the bar doesn't produce knowledge, it only turns noise into decisions.",
        },
        {
          text: 'It takes about 31 weeks, so test it beside other things, as it costs nothing',
          why: '31 weeks would be right if all visitors went to one variant. Each of the two needs its 314,000.',
        },
      ],
    },
    {
      id: 'product-design-11',
      difficulty: 'intermediate',
      question:
        '8,000 business customers move to a new billing system; 40 price plans, many special agreements, 5 million a month. Which step brings the most safety before the first real invoice?',
      right: {
        text: 'Compute three past months for all in the new system, and explain each difference',
        why: 'It tests every plan and agreement with real cases, without any customer noticing. Differences are found while they cost nothing.',
      },
      wrong: [
        {
          text: 'Move 50 small customers first, so that errors hit few people and little money',
          why: 'Sensible as the next step. But 50 small ones hardly have the special agreements that the danger lies in.',
        },
        {
          text: 'Have each price plan tested by its product manager with cases they think up',
          why: 'Invented cases hold what people know. What breaks is the agreement from years ago that nobody remembers.',
        },
        {
          text: 'Move all at the start of a quarter, and keep a team ready for the complaints',
          why: "Customers who pay too little don't complain. And an invoice that was sent isn't simply taken back.",
        },
      ],
    },
    {
      id: 'product-design-12',
      difficulty: 'intermediate',
      question:
        'A launch in another country needs: license 14 weeks, then a check of 4; payment contract 8, then integration 6, then test 3; warehouse 10, then a trial of 3. The three run in parallel, and launch is planned for week 20. The authority now says: 17 weeks. What follows?',
      right: {
        text: 'The launch moves by one week, unless the check after the license gets shorter',
        why: '17 + 4 are 21 weeks against 20 planned. The path had two weeks in reserve, so three more cost one.',
      },
      wrong: [
        {
          text: 'The launch moves by three weeks, because the license is the longest activity',
          why: 'It forgets the reserve: license and check were to be done in week 18, two weeks before the launch.',
        },
        {
          text: 'The launch stays in week 20, because payment and warehouse are done before',
          why: 'They are done in weeks 17 and 13, but without the license and its check nobody may launch. The latest path counts.',
        },
        {
          text: 'The launch stays in week 20, because the reserve of three weeks absorbs it',
          why: 'The reserve was two weeks: 14 + 4 are 18. Three weeks belong to the payment path, 20 less 17.',
        },
      ],
    },
    {
      id: 'product-design-13',
      difficulty: 'intermediate',
      question:
        'A budgeting app: of 10,000 who sign up, 7,000 confirm their mail, 2,500 of these connect a bank account, and 2,300 of these make a budget. Those with a budget mostly stay. What do you test first?',
      right: {
        text: 'A start with three expenses entered by hand, the bank being asked for later',
        why: "64 percent are lost at the bank, before having seen any use. The test shows cheaply whether it's the request or its early place that deters.",
      },
      wrong: [
        {
          text: 'A clearer mail for the confirmation, because the first step loses 3,000 people',
          why: 'It loses 30 percent, the bank step 64 percent of what is left. And who confirms then still stands before the bank.',
        },
        {
          text: "A better budget assistant, because that's the step which makes people stay",
          why: "92 percent of those who get there manage it. There's little left to be gained at this step.",
        },
        {
          text: 'A reminder after three days to all who have not connected their bank so far',
          why: "It's cheap, but repeats a request that 4,500 have just refused, without finding out why.",
        },
      ],
    },
    {
      id: 'product-design-14',
      difficulty: 'intermediate',
      question:
        'A site for craftspeople sorts by average stars; all firms average 4.5. Oak has 3 ratings with 5.0, Elm 400 with 4.8. To be fair to small numbers, you add 20 ratings of 4.5 to each before averaging. What comes out?',
      right: {
        text: 'Elm leads with 4.79 before Oak with 4.57, as three ratings say very little',
        why: '(20 × 4.5 + 3 × 5) / 23 is 4.57, and (90 + 1,920) / 420 is 4.79. With more good ratings Oak can catch up.',
      },
      wrong: [
        {
          text: 'Oak leads with 4.95 before Elm with 4.79, as it still has only top ratings',
          why: 'That would take 180 ratings with five stars. Twenty assumed ones outweigh three real ones.',
        },
        {
          text: 'They are equal at about 4.65, as each of them is pulled to the average of all',
          why: 'The pull is equal in number of ratings and not in strength: it hardly moves 400, and three very much.',
        },
        {
          text: 'Elm leads with 4.52 before Oak with 4.50, as the added ratings decide it all',
          why: 'For Elm the 20 are only a twentieth of all. Its own 400 ratings decide.',
        },
      ],
    },
    {
      id: 'product-design-15',
      difficulty: 'intermediate',
      question:
        'A meal service gives 20 dollars each to inviter and friend when the friend signs up with a code. After a month 30 percent of the new accounts order nothing after the first free box, many with similar addresses. What do you change first?',
      right: {
        text: "The inviter's reward comes when the friend has paid for a second box in full",
        why: 'The reward is then tied to what the company wants. Made-up friends would have to pay for real boxes, which no longer pays off.',
      },
      wrong: [
        {
          text: 'The code works only once for each phone number, confirmed by a text message',
          why: 'It makes cheating dearer but numbers can be had cheaply. Honest people who only take the free box cost the same as before.',
        },
        {
          text: 'The reward falls from 20 to 10 for both, so that misuse hardly pays any more',
          why: 'It halves the loss and also the appeal for honest people. The ones who automate it carry on with half.',
        },
        {
          text: 'The team looks through suspicious accounts every week, and blocks fake ones',
          why: 'It may be needed in addition, but the boxes have been sent by then, and the work grows with the program.',
        },
      ],
    },
    {
      id: 'product-design-16',
      difficulty: 'intermediate',
      question:
        'In an app with 3 million users nine teams send push messages. Each team shows that its messages raise visits. 38 percent have switched push off. How do you find out what all this sending is worth?',
      right: {
        text: 'A random 5 percent get far fewer messages for three months, and are compared',
        why: "Only that shows what the sum of all does, to visits, purchases and switching off. Each team's number leaves out what it costs the others.",
      },
      wrong: [
        {
          text: "The nine teams' gains are added up, and the losses by switching off deducted",
          why: 'The gains overlap: the same visit is claimed by several. Nobody has measured the losses for each message.',
        },
        {
          text: 'Those who switched push off are compared with those who have kept it switched on',
          why: 'The two groups differ from the start: who likes the app keeps push on. The difference says little about messages.',
        },
        {
          text: 'A survey asks users which of the nine kinds of messages they find useful or not',
          why: 'It gives hints about kinds. What people say of messages and what these do to their behavior are two things.',
        },
      ],
    },
    {
      id: 'product-design-17',
      difficulty: 'expert',
      question:
        'In a company 10 percent of tested ideas really help. A test finds a real improvement in 80 percent of cases; of ideas without effect 5 percent come out as winners. 500 tests a year. How many of the announced winners are false, and what do you do?',
      right: {
        text: 'About 36 percent; important winners are tested again before one builds on them',
        why: '50 real ones give 40 winners, 450 others give about 22. A repeat costs little and removes nearly all of those 22.',
      },
      wrong: [
        {
          text: 'About 5 percent; that is what the level says, so one can rely on each winner',
          why: "The 5 percent are of the ideas without effect and not of the winners. With few good ideas that's a great difference.",
        },
        {
          text: 'About 20 percent; the tests need more users, so that real effects are found',
          why: 'The 20 percent are real improvements that were missed. More users find these, but 22 false winners remain.',
        },
        {
          text: 'About 64 percent; the ideas have to be better before one tests any more of them',
          why: '64 percent are the true ones: 40 of 62. Better ideas would help, but by then one already builds on false ones.',
        },
      ],
    },
    {
      id: 'product-design-18',
      difficulty: 'expert',
      question:
        '120 stores get a new register system before a freeze in 28 weeks. Support handles 300 calls a week. A store calls 25 times in its first week, 12 times in the second, 5 in the third, then once every two weeks. How many stores a week?',
      right: {
        text: 'Five: about 210 calls for those in transition, and up to 53 for the others',
        why: '5 × (25 + 12 + 5) are 210, and in the last week 105 / 2 come on top. That leaves a reserve, and 24 weeks suffice before the freeze.',
      },
      wrong: [
        {
          text: 'Seven: about 294 calls for those in transition, which just fits the limit',
          why: 'It forgets the stores already moved: late on, about 50 calls come on top, without any reserve.',
        },
        {
          text: 'Twelve: about 300 calls in the first week, which is what support can handle',
          why: 'In the second week 144 more calls from the first twelve come on top. Support would be overrun from then on.',
        },
        {
          text: 'Four: about 168 calls for those in transition, with the largest of reserves',
          why: 'The reserve is fine, but 120 stores take 30 weeks. The last ones would fall into the freeze.',
        },
      ],
    },
    {
      id: 'product-design-19',
      difficulty: 'expert',
      question:
        "A telecom with 900,000 contacts a month gets an AI assistant. The vendor reports that 55 percent of all contacts 'were resolved by AI'. You see that 40 percent of those customers contact you again within five days on the same matter. What do you report to the board?",
      right: {
        text: 'About 33 percent resolved; the saving is below that share of the total cost',
        why: '55 × 0.6 is 33. And the assistant gets the simplest cases, which cost less than the average, while it has costs of its own.',
      },
      wrong: [
        {
          text: "About 33 percent resolved; the saving is that share of today's total cost",
          why: "The share is right, but it treats every contact as equally dear, and leaves out the assistant's own cost.",
        },
        {
          text: 'About 55 percent resolved; repeat contacts are counted as separate cases',
          why: "A case that comes back wasn't resolved. Counted so, a worse assistant would even yield more resolved cases.",
        },
        {
          text: 'About 15 percent resolved; those who come back have to be deducted twice',
          why: 'It takes 40 percentage points from 55. The 40 percent are of the 55, hence 22 points.',
        },
      ],
    },
    {
      id: 'product-design-20',
      difficulty: 'expert',
      question:
        'Deletion of personal data must work within 30 days. There are 60 systems and 400 requests a month; by hand it takes ten minutes in each system. What does the estimate tell you about where to begin?',
      right: {
        text: 'About 25 full-time people by hand; so first a map of which systems hold whom',
        why: '400 × 60 × 10 minutes are 4,000 hours a month. Most people are in few systems: a lookup removes most of the work before anything is automated.',
      },
      wrong: [
        {
          text: 'About 25 full-time people by hand; so first automate systems in order of age',
          why: 'The estimate is right, but age says nothing about how many requests touch a system. Months pass with little relief.',
        },
        {
          text: 'About 2 full-time people by hand; so hire these, and automate nothing for now',
          why: 'It forgets a factor of ten or more: 24,000 deletions a month at ten minutes are 4,000 hours.',
        },
        {
          text: 'About 100 full-time people by hand; so first negotiate a longer time with the law',
          why: '4,000 hours are some 25 people at 160. The period is set by law, and nobody in the company can negotiate it.',
        },
      ],
    },
    {
      id: 'product-design-21',
      difficulty: 'expert',
      question:
        'After an acquisition two services get one account: 5 million and 2 million users, some 600,000 with the same email in both. Some addresses were never verified, some are shared by families. How are accounts joined?',
      right: {
        text: 'The user logs in to both once and agrees; nothing is joined by email alone',
        why: "Who can log in to both holds both. It joins fewer accounts at first, but nobody gets a stranger's orders, cards or consents.",
      },
      wrong: [
        {
          text: 'Equal emails are joined at once, and whoever objects is separated afterward',
          why: 'For unverified and shared addresses it shows data to the wrong person. Joined consents and orders are hard to part again.',
        },
        {
          text: 'Equal emails are joined if name and birthday are the same in both of them',
          why: 'It lowers the errors. But family members and typing errors stay, and nobody has agreed to the joining of their data.',
        },
        {
          text: "The smaller service's users open new accounts, and the old ones are closed",
          why: 'It is clean, but 2 million people lose history and subscriptions, and each has a good occasion to leave.',
        },
      ],
    },
    {
      id: 'product-design-22',
      difficulty: 'expert',
      question:
        'Version 1 of your API is to end in twelve months. 3,000 partners are registered; 60 cause 90 percent of its traffic, about 1,100 the rest, the others none. What order do you follow?',
      right: {
        text: 'Talk to the 60 by name, then announce short outages to find the rest, then end',
        why: "The 60 need plans and help, the 1,100 don't read mails but notice an announced outage. The end date then surprises hardly anyone.",
      },
      wrong: [
        {
          text: 'Mail all 3,000 every month, with a fixed end date, and switch off on that day',
          why: 'Mails go to addresses of people who left. On the end date you find out who never read them, among them some of the 60.',
        },
        {
          text: 'Begin with short outages for all, so that those who are affected get in touch',
          why: 'It wakes people up, but hits the 60 with 90 percent of the traffic before anyone has helped them to move.',
        },
        {
          text: 'Build a layer that turns old calls into new ones, so that nobody has to change',
          why: 'That can be a bridge. As an answer it keeps version 1 alive for good, under another name.',
        },
      ],
    },
    {
      id: 'product-design-23',
      difficulty: 'expert',
      question:
        'A platform team serves nine product teams and is booked to 95 percent. Requests take three days of work but wait for about eleven weeks. By the usual rule, waiting grows with load / (1 − load). What shortens the waiting most?',
      right: {
        text: 'Take out about a sixth of the requests, so that the load comes down to 80 percent',
        why: 'The factor falls from 19 to 4, so from 57 working days to about 12. What the nine teams can do for themselves is the lever.',
      },
      wrong: [
        {
          text: 'Bring in priority classes, so that urgent requests no longer wait behind others',
          why: "It shortens some requests' waiting at the cost of others. The average stays, and soon most are urgent.",
        },
        {
          text: 'Estimate each request more exactly, so that the schedule gets tighter and reliable',
          why: 'Better dates are pleasant, but at this load small variations pile up whatever one plans. A tighter plan makes it worse.',
        },
        {
          text: 'Raise the booking to 100 percent, so that no hour of the team remains unused',
          why: 'At 100 percent the queue grows without end. The unused 5 percent are what keeps it finite at all.',
        },
      ],
    },
    {
      id: 'product-design-24',
      difficulty: 'expert',
      question:
        "A social app has 150 reviewers who can judge 42,000 posts a day. Automatic checks report 60,000 a day, mixed from spam to threats of violence; half of a post's views come within three hours. In which order are they judged?",
      right: {
        text: 'By expected harm: how bad, how likely, and how many will see it in the next hours',
        why: "What can't be judged should be what does least harm. A likely threat that is spreading comes before the tenth spam post.",
      },
      wrong: [
        {
          text: 'By time of arrival: the oldest first, so that no report is left lying for too long',
          why: 'The oldest has had most of its views. And as 18,000 a day are left over, delay grows daily, for threats as well.',
        },
        {
          text: 'By certainty of the check: surest ones first, since these are quickly confirmed',
          why: 'Sure cases of spam can be removed without people. Reviewers would confirm the obvious while doubtful threats wait.',
        },
        {
          text: 'By number of reports from users: the most reported first, as the community decides',
          why: "Numbers can be organized, and threats in small circles hardly get reported. It's one signal among several.",
        },
      ],
    },
  ],
}
