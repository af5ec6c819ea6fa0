//! Who waits for somebody can take that back, until somebody has come.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Guest, Server, request, runtime};
use serde_json::{Value, json};

fn withdraw(contest: &str) -> Value {
    json!({
        "type": "command", "contest": contest, "expected_seq": 0, "client_command_id": "1", "do": "withdraw",
    })
}

#[test]
fn an_offer_and_an_invitation_are_withdrawn_by_who_made_them_while_nobody_has_come() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let other = Guest::new(server.address, "Βασίλης").await;
        for against in ["anyone", "invitation"] {
            let terms = json!({"games": [{"id": "portes"}], "length": {"points": 3}});
            let wish = json!({"terms": terms, "seat": "first", "against": against});
            let (contest, invitation) = anna.make(&wish).await;
            let mut stranger = other.socket().await;
            stranger.say(&json!({"type": "open", "contest": contest})).await;
            stranger.say(&withdraw(&contest)).await;
            assert_eq!(stranger.wait("refused").await["code"], "not-yours");
            let mut own = anna.socket().await;
            own.say(&json!({"type": "open", "contest": contest})).await;
            let can = own.wait("snapshot").await["view"]["you"]["can"].clone();
            assert_eq!(can, json!(["withdraw"]));
            own.say(&withdraw(&contest)).await;
            assert_eq!(own.wait("accepted").await["count"], 1);
            own.say(&withdraw(&contest)).await;
            assert_eq!(own.wait("accepted").await["count"], 1, "said again it is one thing");
            assert_eq!(stranger.wait("events").await["view"]["phase"], "void");
            let cookie = [("cookie", anna.cookie.as_str())];
            let list = request(server.address, "GET", "/api/v1/contests?over=true", &cookie, "").await.json();
            assert_eq!((&list[0]["contest"], &list[0]["void"]), (&json!(contest), &json!(true)));
            assert_eq!(other.join(&contest, invitation.as_deref()).await.status, 409);
            let offers = request(server.address, "GET", "/api/v1/offers", &[], "").await.json();
            assert_eq!(offers, json!([]));
        }
        server.stop().await;
    });
}

#[test]
fn it_is_too_late_once_somebody_sits_there() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let terms = json!({"games": [{"id": "hnefatafl"}], "length": "single"});
        let (contest, _) = anna.make(&json!({"terms": terms, "seat": "first", "against": "anyone"})).await;
        let other = Guest::new(server.address, "Βασίλης").await;
        assert_eq!(other.join(&contest, None).await.status, 200);
        let mut own = anna.socket().await;
        own.say(&json!({"type": "open", "contest": contest})).await;
        let shown = own.wait("snapshot").await;
        assert_eq!(shown["view"]["you"]["cannot"]["withdraw"]["key"], "server-withdraw-seated");
        let mut late = withdraw(&contest);
        late["expected_seq"] = shown["seq"].clone();
        own.say(&late).await;
        assert_eq!(own.wait("refused").await["code"], "denied");
        server.stop().await;
    });
}
