from tests.page.gin import found, can_lay, is_asked
from tests.page.still import Still, turn_of
SIZES=[(360,640),(844,390),(1280,800)]
def test_shots(open_page, bench_page):
    still = Still(open_page("phone"), bench_page)
    save2 = found(1, can_lay)
    s=SIZES[1]
    t=turn_of(save2)
    print([a["groups"] for a in t["view"]["actions"] if a["groups"]])
    still.show(t, s)
    still.page.get_by_role("button", name="Lay down cards").click()
    still.page.wait_for_timeout(600)
    print([ (x["card"],x["y"]) for x in still.page.evaluate("document.querySelector('.cards').table.sprites()") if x["zone"]=="hand:0"])
    still.page.screenshot(path=f"/tmp/shots/ways-{s[0]}.png")
