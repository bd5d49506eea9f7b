"""A table as one small SVG picture, drawn from what a viewer sees of it: for blogs, chats and pages without scripts."""
