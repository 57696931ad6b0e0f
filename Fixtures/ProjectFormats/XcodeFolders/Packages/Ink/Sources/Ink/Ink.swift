// Ink.swift
