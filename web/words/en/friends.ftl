# Friends at the table, each with a device of their own.

friends-title = Friends
friends-invite = Invite
friends-invite-own = Invite friends
    .explain = Each on a phone of their own.
friends-explain = Friends sit down with their own phones, without a server: this phone is the table, so keep this page open on it. All phones must be on the same Wi-Fi.

# Who plays a seat
friends-is-host = at the table’s phone
friends-is-here = at their own phone
friends-is-away = away: their phone isn’t connected
friends-is-replaced = away: the computer plays meanwhile
friends-is-opponent = played by the computer
friends-is-you = you
friends-plays = Who plays for { $name }
friends-plays-opponent = the computer
friends-plays-here = a person at this phone
friends-plays-there = on { $name }’s phone
friends-plays-away = a friend who is away
friends-replace = Let the computer play
friends-again = Invite again
friends-invite-table = A tablet or laptop as the table
friends-invite-watch = Invite someone to watch
friends-spectators =
    { $tables ->
        [0] { $watchers ->
            [one] One friend is watching.
           *[other] { $watchers } friends are watching.
        }
       *[other] { $watchers ->
            [0] The table is shown on another screen.
            [one] The table is shown on another screen, and one friend is watching.
           *[other] The table is shown on another screen, and { $watchers } friends are watching.
        }
    }
friends-came = { $name } is here.
friends-device = The other device
friends-not-now = That didn’t work just now. Go back to this match’s table, and try again.

# The two steps
friends-host-name = Your name, as your friends will see it
friends-go-on = Go on
friends-step = Step { $step } of { $steps }
friends-step-show = Let your friend scan this code with their phone’s camera, or send them the link.
friends-step-show-table = Scan this code with the other device’s camera, or send it the link.
friends-step-next = Next: their answer
friends-step-answer = The other device now shows an answer code. Scan it with the button below, or have it sent to you and paste it.
friends-making = One moment…
friends-code-text = The code as text
friends-send = Send
friends-link-title = Come and play cards with me
friends-answer-title = My answer for Kortti
friends-scan = Scan the answer
friends-scan-new = Scan the invitation
friends-paste = Paste the code here
friends-connect = Connect
friends-connecting = Connecting…

# A guest
friends-join = A friend’s table
friends-join-what = You are invited to play cards. What is your name?
friends-your-name = Your name
friends-sit-down = Sit down
friends-answer-what = Let your friend scan this answer, or send it to them. The table opens by itself after that.
friends-leave = Leave the table
friends-lost = The connection to your friend’s table is gone. Your seat is kept for you.
friends-lost-what = Ask for a new invitation, and scan or paste it here.
friends-quiet = The table’s phone doesn’t answer. The connection may come back by itself.
friends-quiet-leave = Use a new invitation

# At the table
friends-host-away = The host is not at this table just now.
friends-asking = Waiting for an answer from { $names }.
friends-ask-undo = { $name } would like to take back the last move. All right?
friends-ask-redo = { $name } would like to redo that move. All right?
friends-yes = All right
friends-no = No
friends-refused = { $name } would rather not.
friends-away = Waiting for { $name }: their phone isn’t connected.
friends-wait = Waiting for { $names } before the next deal.
friends-wait-you = Others are waiting for you to begin the next deal.
friends-pack-changed = Careful: the cards of this deal are not the ones that the host had promised at its beginning.
friends-say = Say
gesture-bravo = Well played!
gesture-ouch = Ouch!
gesture-luck = Lucky!
gesture-laugh = Ha ha!
gesture-think = Hmm…
gesture-thanks = Thanks!

# When it does not work
friends-trouble = Not working?
friends-trouble-net = Both devices must be on the same Wi-Fi, for example the one at home.
friends-trouble-guests = Networks for guests, in hotels, cafés or schools, often keep devices apart. One phone can open a hotspot that the others join.
friends-trouble-mobile = Over mobile data, it usually doesn’t work.
friends-trouble-open = Keep this page open on both devices until you are connected: a phone that sleeps or shows another app lets the code expire.
friends-stun = To find the way between the devices, this site asks the server { $server }, which learns their addresses.
friends-problem-cut = This code isn’t whole. Scan it again, or copy all of it.
friends-problem-no-code = No Kortti code found here.
friends-problem-newer = This code is from a newer version of Kortti. Reload this page, and try again.
friends-problem-wrong-kind = Wrong code: the friend scans the invitation first, then the host scans the answer.
friends-problem-not-mine = This answers another invitation. Let your friend scan the code of step 1.
friends-problem-no-connection = The two devices couldn’t reach each other. Try once more with a new code.
friends-problem-cancelled = The invitation has ended. Try with a new one.
friends-problem-unsupported = This browser cannot connect to other devices. Open this page in Chrome, Edge, Firefox or Safari.
friends-problem-no-network = This device is not on a network.
friends-problem-version = Your friend’s page is from another version of Kortti. Reload both pages, and try again.
friends-problem-taken = Somebody else has taken this seat.
friends-problem-odd = Kortti doesn’t understand the other device.
friends-problem-away = You left the match before your friend came in. Go back to its table, and try again.
friends-refused-version = Your friend’s table is from another version of Kortti. Reload this page, and ask for a new invitation.
friends-refused-taken = Somebody else has taken this seat. Ask for another one.
friends-refused-away = Your friend isn’t at the table right now. Ask for a new invitation.
friends-refused-odd = The table could not be opened. Ask for a new invitation.

# Reading a code with the camera


scan-view = The camera’s picture
scan-starting = Starting the camera…
scan-aim = Point the camera at the code on the other screen.
scan-close = Close the camera
scan-problem-none = The page finds no camera here. Paste the code as text instead.
scan-problem-refused = The browser doesn’t let the page use the camera. Allow it in the browser’s settings and try again, or paste the code as text.
scan-problem-busy = The camera did not start. Another app may be using it: close that app and try again, or paste the code as text.
scan-problem-lost = The part of Kortti that reads codes could not be loaded. Check the connection and try again, or paste the code as text.

# About

about-friends = With friends at their own phones, the phone of whoever invites is the table. It deals, so it knows all cards. The others get the fingerprint of each pack when the deal begins and can check it afterwards.
