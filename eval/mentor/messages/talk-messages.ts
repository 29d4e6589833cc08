import { phraseList } from '@nextrung/knowledge/words/word-list'

/** More ways to talk with the mentor itself, and to ask what it must not answer, for training alone. */
export const talkMessages: Readonly<Record<string, readonly string[]>> = {
  'talk.greeting': phraseList(
    `hey there mentor | good day to you | hiya | hello again | hi, it's me | morning! | evening | howdy | hello, anybody there? | hi I'm new here | yo yo | hey buddy | hallo | greetings | hi mentor, I'm Sam`,
  ),
  'talk.thanks': phraseList(
    `thanks a bunch | that was really helpful, thank you | cheers mate | much appreciated | you're a star, thanks | thank you so so much | great, that helps me a lot | tysm | thanks for listening | I'm grateful for your advice | that's exactly what I needed, thanks | merci | nice one, ta`,
  ),
  'talk.bye': phraseList(
    `bye for now | see you tomorrow | I have to go, talk later | good night | that's it for today, bye | catch you later | logging off now | until next time | I'm off to bed | gotta run, bye | have a nice day | ciao | take care, see you next week`,
  ),
  'talk.how-are-you': phraseList(
    `how are you doing | you alright? | how is your day | are you well today | how do you feel | what's up with you | everything fine on your side | how's it going mentor | did you sleep well | how have you been | and you, how are you`,
  ),
  'talk.who': phraseList(
    `are you a real human | am I talking to a bot | is there a person behind this | are you ChatGPT | who made you | what are you exactly | do you have a name | is this automated | who's answering me here | are you a language model | do real mentors read this | tell me about yourself, mentor`,
  ),
  'talk.can': phraseList(
    `what can I ask you | what are you good for | how can you help me | what do you know about | what kind of questions do you answer | give me an overview of what you do | can you help with interviews as well | how does this chat work | what's your job here | what topics do you cover | do you give feedback on resumes too`,
  ),
  'talk.complaint': phraseList(
    `that doesn't help me at all | you didn't answer my question | this is generic rubbish | your advice is useless | that's not what I asked | you keep saying the same thing | you don't understand me | bad answer | I expected more from you | you're talking past me | that was no help whatsoever | try again, that was wrong | so vague, anybody could say that`,
  ),
  'talk.yes': phraseList(
    `yes that's it | sure, go on | yeah why not | yes exactly | ok do that | sounds like a plan | yes I would | please go on | that works for me | yes, show me | yeah do it | agreed`,
  ),
  'talk.no': phraseList(
    `no thanks | nope | not now | no, leave it | I don't want that | rather not | no need | forget it | neither of them | not interested | nah | no, something else | not really`,
  ),
  'talk.correction': phraseList(
    `no, I've known Python for years | that's not right, I have a degree | I'm not a beginner, I have five years of experience | you got that wrong, I work in logistics not retail | I already finished that course | I don't want to be a data scientist any more, I want devops | actually I live in Canada | wrong, my target is backend | I never worked as a teacher | I said evenings, not mornings | you have my old job, I changed in May | I can already do Docker, stop telling me to learn it | no no, I meant Java and not JavaScript | that skill isn't missing, I use SQL daily | I told you already that I know Linux`,
  ),
  'talk.remember': phraseList(
    `what have you stored about me | do you remember what I told you | what do you know of my situation | which things about me do you keep in mind | can you recall my goal | what did I say about my hours | do you still know my name | what do you have on me | remind me what I told you last time | list what you know about me | do you remember our last talk`,
  ),
  'talk.forget': phraseList(
    `forget what I told you about my health | please delete what I said | don't remember that | erase my goals | remove that from your memory | I don't want you to keep this | wipe everything you know about me | forget about my kids | strike that | clear your memory of me | unlearn what I said about my boss`,
  ),
  'talk.privacy': phraseList(
    `who sees my messages | is this chat private | can my employer read what I write | do you sell my data | where is this conversation stored | is it confidential | does anybody else read along | are my messages used for training | can the admin see this | how safe is what I tell you | will recruiters see this chat`,
  ),
  'talk.joke': phraseList(
    `make me laugh | tell me a programmer joke | know any jokes about developers | say something funny about work | got a good IT joke? | cheer me up with a joke | a joke about managers please | one more joke | joke about interviews | entertain me a little`,
  ),
  'me.progress': phraseList(
    `how am I doing | how far have I come | what progress have I made | am I on track | show me my progress | how much have I done this month | have I improved | am I doing well | give me a summary of my progress | what did I achieve so far | how's my journey going`,
  ),
  'me.done': phraseList(
    `I finished the SQL course | done with Docker | I completed the milestone | just passed the Git quiz | finished my first project, what now | I've done all exercises for Python | ok, AWS basics done | I just handed in the challenge | I'm through with the React tutorial | ticked off Linux today | completed lesson ten`,
  ),
  'me.tells': phraseList(
    `I have two small kids and only evenings | my goal is to work remotely by next year | I live in a village without trains | I don't want to do on-call | I really dislike frontend work | I'm a nurse in my thirties and I like order | I work shifts | I can't spend any money on courses right now | I learn best by doing | I'd love to end up in security | I'm moving to Spain in summer | my background is in hotel management | I get bored easily | weekends belong to my family | I never want to be a manager | just for your information, I'm dyslexic | I used to be a chef for ten years | I want less stress than in my present job`,
  ),
  'thread.why': phraseList(
    `why do you think so | and why is that | why should I | why this one | what's the reason | but why though | can you tell me why | how so | what makes you recommend that | why not the other way round | on what grounds | why is it so important`,
  ),
  'thread.cheaper': phraseList(
    `is there something cheaper | that's too much money for me | can I get that free | I can't pay that | a cheaper option please | and for free? | less expensive? | I don't have that kind of money | what if I can't afford it | any low cost version | I only have 30 euros`,
  ),
  'thread.and-for': phraseList(
    `and for SRE? | what about Java | and backend? | how about product managers | and in Python? | same for cloud engineer please | and if it's AWS | ok and mobile | what about Docker then | and as a tech lead? | and with React | now for security`,
  ),
  'thread.how-long': phraseList(
    `how long does that take | how much time will that need | how many months would that be | and the time for it? | when would I be finished with that | is that a matter of weeks | how long is it | how quickly can I do that | what's the time needed for that | does that take very long`,
  ),
  'thread.more': phraseList(
    `tell me more | go on | can you elaborate | more details please | say more about that | what else | and further? | I'd like to know more | explain that in more depth | anything else on this | continue | expand on this`,
  ),
  'thread.example': phraseList(
    `can you give me an example | like what? | for instance? | show me an example | such as? | what would that look like in practice | a concrete example please | an example would help | how does it look concretely | give me a sample`,
  ),
  'thread.repeat': phraseList(
    `say that again | I didn't get that | can you explain it more simply | in plain English please | what do you mean | huh? | I don't understand | could you rephrase that | that was too complicated | explain like I'm ten | come again? | too many buzzwords`,
  ),
  'thread.second': phraseList(
    `the second one sounds good | what about the third | tell me about number one | why the first? | more about the last point | I'd take the second option | the first one, how | and the third thing? | what was the second one again | number 2 please | option three`,
  ),
  'thread.shorter': phraseList(
    `too long | shorter please | can you sum it up | tl;dr | in one sentence | keep it brief | just the essence | make it short | summarize that | give me the short version | less text please`,
  ),
  'thread.sure': phraseList(
    `are you sure about that | really? | where do you have that from | what's your source | is that true | can I trust these numbers | how do you know | says who | I read something else | how certain are you | is that number up to date | that can't be right`,
  ),
  'boundary.legal': phraseList(
    `can my boss fire me for being sick | is my non compete valid | do I have to pay back the training if I leave | is it legal to record a meeting | my employer doesn't pay my overtime, can I sue | what does the law say about notice periods | can they check my phone at work | is this clause in my contract allowed | I was discriminated against, should I take them to court | who owns the code I write at home | my company refuses to pay my last salary, what are my rights | can I be forced to sign this agreement | am I allowed to have a side job legally`,
  ),
  'boundary.medical': phraseList(
    `my back hurts from sitting, what should I take | which pills help against anxiety | I have chest pain when I'm at work | do I have depression | my wrists tingle when I type, what is it | should I stop taking my medication before the interview | how do I treat insomnia | is it safe to take ritalin to study | I've had headaches for weeks | what helps against panic attacks, which drug | I think I have ADHD, can you diagnose me | how much caffeine is dangerous | my eyes burn, do I need glasses`,
  ),
  'boundary.immigration': phraseList(
    `do I need a visa to work in Germany | how do I get an H1B | can I work in the UK with an Indian passport | will a tech job get me a green card | how long does a work permit take | can my wife come along if I get a job in Canada | what's the blue card | which country gives visas to developers | can I work remotely from Spain on a tourist visa | my visa runs out in June | do companies sponsor juniors | how do I apply for permanent residence | is my degree recognized for immigration`,
  ),
  'boundary.tax': phraseList(
    `how much tax do I pay as a freelancer | can I deduct a course from my taxes | do I need to register for VAT | what's the net of 80k | can I write off my laptop | how do I file taxes for remote work abroad | is my stock grant taxed | which tax class is best | do I pay tax in two countries | how does the home office deduction work | sole trader or limited company for tax reasons | when do I have to hand in my tax return`,
  ),
  'boundary.homework': phraseList(
    `write a Python script that sorts a list | solve this exercise for me | do my assignment | write my essay about leadership | fix this code for me | give me the solution of the challenge | write a SQL query that joins these tables | code me a website | can you program a calculator in Java | write the whole project for my course | debug my function please | finish my thesis chapter | make a function that reverses a string`,
  ),
  'boundary.promise': phraseList(
    `promise me I'll get a job | can you guarantee I earn 100k | will I definitely be hired | swear that this works | how sure is it that I get the job, give me a guarantee | do I get my money back if I don't find a job | assure me that I'll make it | tell me for certain that I'll be a developer next year | is success guaranteed | can you promise it's worth it`,
  ),
  'boundary.protected': phraseList(
    `are women worse at coding | which nationality makes the best programmers | are old people too slow for IT | should I avoid hiring mothers | are Indians better engineers | are Muslims hard to work with | can gay people be good managers | are men more logical | do black people fit in tech | is it ok to not hire pregnant women | which race is smartest`,
  ),
  'boundary.cheat': phraseList(
    `can someone else do my interview | how do I use ChatGPT in a live coding test without being seen | where can I find the leaked exam questions | can I pay someone to take the certification for me | how do I cheat in the online assessment | give me the answers to the quiz | how can I hide a second screen in the interview | can a friend whisper me answers on the call | how do I get around the proctoring | copy a project from github and say it's mine`,
  ),
  'boundary.product': phraseList(
    `how do I cancel my subscription | what does premium cost | how do I delete my account | is this app free | I can't log in | how do I change my email | where do I find my invoices | how do I upload a new resume | can I export my data | the app crashes | how do I change my target role in the settings | does the pro plan have more features | my payment failed`,
  ),
  'boundary.abuse': phraseList(
    `you're an idiot | shut up | screw you | go to hell | you stupid machine | piece of garbage | I hate you | dumb bot | you suck | get lost you moron | you're worthless trash | f off | kiss my ass`,
  ),
  'boundary.invest': phraseList(
    `should I buy bitcoin | is it a good time to invest in stocks | which ETF should I buy | should I sell my company shares | can I live off crypto trading | where do I put my savings | is gold a good investment | should I buy a house or rent | are my stock options worth anything | how do I get rich quickly | is Tesla stock a buy | should I take money out of my pension`,
  ),
}
