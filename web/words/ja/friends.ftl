# Playing with friends, each on an own device.

## Scanning a code with the camera

scan-view = カメラの映像
scan-starting = カメラを起動しています…
scan-aim = もう一方の画面のコードにカメラを向けてください。
scan-close = カメラを閉じる
scan-problem-none = ここで使えるカメラが見つかりません。代わりに、コードを文字で貼ってください。
scan-problem-refused = ブラウザがカメラの使用を許可していません。ブラウザの設定で許可して、もう一度お試しください。コードを文字で貼ることもできます。
scan-problem-busy = カメラを起動できませんでした。ほかのアプリが使っているかもしれません。そのアプリを閉じて、もう一度お試しください。コードを文字で貼ることもできます。
scan-problem-lost = Korttiのコードを読み取る部分を読み込めませんでした。接続を確かめて、もう一度お試しください。コードを文字で貼ることもできます。
