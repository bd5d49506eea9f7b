"""A table as one small SVG picture, drawn from a viewer's view: for blogs, chats and pages without scripts."""
