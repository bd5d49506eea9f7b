# Playing with friends, each on an own device.

## Scanning a code with the camera

scan-view = Kamerans bild
scan-starting = Kameran startar…
scan-aim = Rikta kameran mot koden på den andra skärmen.
scan-close = Stäng kameran
scan-problem-none = Sidan hittar ingen kamera här. Klistra in koden som text i stället.
scan-problem-refused = Webbläsaren låter inte sidan använda kameran. Tillåt det i webbläsarens inställningar och försök igen, eller klistra in koden som text.
scan-problem-busy = Kameran startade inte. En annan app kanske använder den: stäng den appen och försök igen, eller klistra in koden som text.
scan-problem-lost = Den del av Kortti som läser koder gick inte att läsa in. Kontrollera anslutningen och försök igen, eller klistra in koden som text.
